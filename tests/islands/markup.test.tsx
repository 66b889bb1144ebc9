import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsultationDialog } from '#client/islands/consultation-dialog.tsx';
import { CountyLeadForm } from '#client/islands/county-lead-form.tsx';
import { selectEmptyValue } from '#forms/messages.ts';
import { JsonScript } from '#ui/json-script.tsx';
import { selectOptions } from '../../src/client/forms/form-view.tsx';
import { summaryOf } from '../../src/client/forms/problems.ts';
import { consultationForm } from '../../supabase/functions/_shared/forms/consultation.ts';
import { config, words } from './harness/words.ts';

test('a select refuses an item with an empty value, and always offers the value it starts with', () => {
  expect(() => selectOptions(['Pasco', ''])).toThrow(selectEmptyValue);
  expect(selectOptions(['Pasco'], 'Orange')).toEqual(['Orange', 'Pasco']);
  expect(selectOptions(['Pasco'], 'Pasco')).toHaveLength(1);
});

test.each(['application/json', 'application/ld+json'] as const)(
  'no text can leave a script of %s',
  (type) => {
    const data = { text: '</script><!--\u2028\u2029' };
    const html = renderToStaticMarkup(<JsonScript type={type} data={data} />);
    const json = /^<script type="[^"]*">([^<\u2028\u2029]*)<\/script>$/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(data);
  },
);

test('a dialog is a working form before any code', () => {
  const html = renderToStaticMarkup(<ConsultationDialog words={words.consultation} config={config} />);
  expect(html).toMatch(/<dialog[^>]* id="consultation"/);
  expect(html).toMatch(/<form[^>]* action="\/functions\/v1\/book-consultation"[^>]* method="post"/);
  const required = [...html.matchAll(/<input[^>]* required=""[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(required).toEqual(['fullName', 'county', 'dateServed', 'phoneNumber']);
  expect(html).not.toMatch(/ style=|<\/script><b>/);
  expect(html).not.toContain('novalidate');
});

test('a county page starts with its county', () => {
  const html = renderToStaticMarkup(<CountyLeadForm words={words.countyLead} config={config} county="Lee" />);
  expect(html).toMatch(/<option[^>]*selected[^>]*>Lee</);
});

test('the summary follows the fields, says each wording once, and leads the rest to the button', () => {
  const errors = { '': 'Down', phoneNumber: 'b', county: 'a', dateServed: 'a' };
  expect(summaryOf('x', consultationForm, errors)).toEqual([
    { fieldId: 'x-county', text: 'a' },
    { fieldId: 'x-phoneNumber', text: 'b' },
    { fieldId: 'x-submit', text: 'Down' },
  ]);
});
