/** The page that shows a refused form again, without scripts, asks for what the form on the site asks for, word for word. */
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { functionNames, honeypotField } from '../../../supabase/functions/_shared/forms/protocol.ts';
import { allFunctions } from '../../../supabase/functions/_shared/handlers/functions.ts';
import { nameOf, today } from '../../backend/support/samples.ts';
import { servicesWith } from '../../backend/support/services.ts';
import { pages } from './support/site.ts';

/** The functions answer in English. */
const forms = new Map(
  pages
    .filter(({ root }) => root.querySelector('html')?.getAttribute('lang') === 'en')
    .flatMap(({ root }) => root.querySelectorAll('form[action]'))
    .map((form) => [form.querySelector('[name=kind]')?.getAttribute('value') ?? 'consultation', form]),
);

const functions = allFunctions(servicesWith({ store: { call: async () => undefined } }));

/** The page that answers a form. */
async function answerTo(kind: string, content: Record<string, string>, status: number): Promise<HTMLElement> {
  const name = kind === 'consultation' ? functionNames.bookConsultation : functionNames.submitLead;
  const body = new URLSearchParams({ kind, ...content });
  const answer = await functions.get(name)?.(new Request('https://fn.example.com', { method: 'POST', body }));
  expect(answer?.status).toBe(status);
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
  expect(forms.size).toBe(6);
});

test.each([...forms])('%s', async (kind, form) => {
  // Sent empty, every form is refused.
  const page = await answerTo(kind, {}, 400);
  const onSite = asked(form).map((field) =>
    // Each page offers its own counties, so a refused county lead types the county.
    kind === 'county-lead' && field.name === 'county' ? { ...field, type: 'text', choices: [] } : field,
  );
  expect(onSite.length).toBeGreaterThan(0);
  expect(asked(page)).toEqual(onSite);
  for (const note of [form.querySelector('p'), form.querySelector('[id$="-terms"]')]) {
    // The page of a refusal has no link: it may be on another host.
    note?.querySelector('a')?.remove();
    expect(words(page)).toContain(words(note));
  }
});

test('each item of the list names its field as the form does, and the boxes are one item', async () => {
  const page = await answerTo('county-lead', {}, 400);
  const names = page.querySelectorAll('[role=alert] li b').map((name) => words(name)?.replace(':', ''));
  const fields = ['Full name', 'Email', 'Phone number', 'Property address', 'County of the property'];
  expect(names).toEqual([...fields, 'Acknowledgments Required']);
});

test('a request that could not be stored comes back with the number to call', async () => {
  const request = { fullName: nameOf(1), county: 'Lee', dateServed: today(), phoneNumber: '(407) 200-0001' };
  const page = await answerTo('consultation', request, 503);
  const alert = page.querySelector('[role=alert]');
  const call = alert?.querySelector('a[href^="tel:"]');
  expect(words(alert)).toContain('What you typed is still here.');
  expect(words(call ?? null)).toMatch(/^Call \(\d{3}\) \d{3}-\d{4}$/);
});
