import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormDialog } from '#site/templates/island.tsx';
import { islands } from '#client/islands/registry.ts';
import { formsByCopy } from '#forms/forms.ts';
import { JsonScript } from '#ui/json-script.tsx';
import { config, formCopy } from '../gallery/copy.ts';

test.each(['application/json', 'application/ld+json'] as const)(
  'text in the data can’t close a script of type %s',
  (type) => {
    const data = { text: '</script><!--\u2028\u2029' };
    const html = renderToStaticMarkup(<JsonScript type={type} data={data} />);
    const json = /^<script type="[^"]*">([^<\u2028\u2029]*)<\/script>$/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(data);
  },
);

test('a dialog contains a form that works without JavaScript', () => {
  const html = renderToStaticMarkup(
    <FormDialog name="consultation" props={{ id: 'consult', copy: formCopy.consultation, config }} />,
  );
  expect(html).toMatch(/<dialog[^>]* id="consultation"/);
  expect(html).toMatch(/<form[^>]* action="\/functions\/v1\/book-consultation"[^>]* method="post"/);
  const requiredNames = [...html.matchAll(/<input[^>]* required=""[^>]* name="(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(requiredNames).toEqual(['fullName', 'county', 'dateServed', 'phoneNumber']);
  expect(html).not.toMatch(/ style=|<\/script><b>/);
  expect(html).not.toContain('novalidate');
});

test('every form has an island, and every on-demand module exports only `attribute` and `start`', () => {
  const islandModules = Object.values(
    import.meta.glob<object>('#client/islands/*.island.tsx', { eager: true }),
  );
  expect(Object.values(islands)).toEqual(
    expect.arrayContaining(islandModules.flatMap((module) => Object.values(module))),
  );
  expect(Object.keys(islands).toSorted()).toEqual([...formsByCopy.keys()].toSorted());
  const modules = Object.values(import.meta.glob<object>('#client/on-demand/*.ts', { eager: true }));
  expect(modules.length).toBeGreaterThan(0);
  for (const module of modules) {
    expect({ ...module }).toEqual({
      attribute: expect.stringMatching(/^data-[a-z-]+$/),
      start: expect.any(Function),
    });
  }
});
