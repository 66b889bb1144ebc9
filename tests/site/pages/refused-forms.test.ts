/** The page that shows a refused form again, without scripts, asks for what the form on the site asks for, word for word. */
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { functionNames, honeypotField } from '../../../supabase/functions/_shared/forms/protocol.ts';
import { allFunctions } from '../../../supabase/functions/_shared/handlers/functions.ts';
import { servicesWith } from '../../backend/support/services.ts';
import { pages } from './support/site.ts';

const forms = new Map(
  pages
    .flatMap(({ root }) => root.querySelectorAll('form[action]'))
    .map((form) => [form.querySelector('[name=kind]')?.getAttribute('value') ?? 'consultation', form]),
);

const functions = allFunctions(servicesWith({ store: { call: async () => undefined } }));

/** Sent empty, every form is refused. */
async function refused(kind: string): Promise<HTMLElement> {
  const name = kind === 'consultation' ? functionNames.bookConsultation : functionNames.submitLead;
  const body = new URLSearchParams({ kind });
  const answer = await functions.get(name)?.(new Request('https://fn.example.com', { method: 'POST', body }));
  expect(answer?.status).toBe(400);
  return parse((await answer?.text()) ?? '');
}

function words(element: HTMLElement | null): string | undefined {
  return element?.textContent.replace(/\s+/g, ' ').trim();
}

/** What a form asks for, field by field. */
function asked(form: HTMLElement) {
  const controls = form
    .querySelectorAll('input, select, textarea')
    .filter((control) => control.getAttribute('type') !== 'hidden')
    .filter((control) => control.getAttribute('name') !== honeypotField);
  return controls.map((control) => {
    const id = control.getAttribute('id');
    const type = control.getAttribute('type') ?? control.localName;
    return {
      name: control.getAttribute('name'),
      type,
      // Boxes are asked for by the site's own check, not by its markup.
      required: type === 'checkbox' || control.hasAttribute('required'),
      autocomplete: control.getAttribute('autocomplete'),
      label: words(form.querySelector(`label[for="${id}"]`)),
      hint: words(form.querySelector(`[id="${id}-hint"]`)),
      choices: control.querySelectorAll('option').map((option) => option.textContent),
    };
  });
}

test('every form of the site is found', () => {
  expect(forms.size).toBe(5);
});

test.each([...forms])('%s', async (kind, form) => {
  const page = await refused(kind);
  const onSite = asked(form).map((field) =>
    // Each page offers its own counties, so a refused county lead types the county.
    kind === 'county-lead' && field.name === 'county' ? { ...field, type: 'text', choices: [] } : field,
  );
  expect(onSite.length).toBeGreaterThan(0);
  expect(asked(page)).toEqual(onSite);
  for (const note of [form.querySelector('p'), form.querySelector('[id$="-terms"]')]) {
    expect(words(page)).toContain(words(note));
  }
});
