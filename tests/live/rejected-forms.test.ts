/** Tests the page that redisplays a rejected form, which has the same fields and text as the form on the site. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { formCopyFile, generateFormCopy, formCopyOutdatedMessage } from '#build/forms/functions-copy.ts';
import * as messages from '#forms/messages.ts';
import { honeypotField } from '#forms/protocol.ts';
import { createFunctions } from '#functions/handlers/functions.ts';
import { createName, getToday } from '../backend/support/samples.ts';
import { createTestServices } from '../backend/support/services.ts';
import { content } from '../site/support/content.ts';
import { pages } from '../site/support/site.ts';

/** One form of each kind in each language, with its name. */
const forms = [
  ...new Map(
    pages.flatMap(({ root }) => {
      const language = root.querySelector('html')?.getAttribute('lang') ?? '';
      return root
        .querySelectorAll('form[action]')
        .map((form) => [`${language} ${getKind(form)}`, { language, kind: getKind(form), form }] as const);
    }),
  ),
];
const translatedForms = forms.filter(([, { language }]) => language !== 'en');

function getKind(form: HTMLElement): string {
  return form.querySelector('[name=kind]')?.getAttribute('value') ?? 'consultation';
}

/** The result that the database returns. */
let storeResult: unknown;
const services = createTestServices({ store: { call: async () => storeResult } });
const functions = createFunctions({ ...services, isOriginAllowed: (origin) => !origin.includes('other') });

/** All messages of the forms, in English. */
const englishMessages = Object.values(messages)
  .flatMap((group) => (typeof group === 'object' ? Object.values<unknown>(group) : [group]))
  .filter((message) => typeof message === 'string');

/** Submits a form as a browser without JavaScript would. */
async function post(form: HTMLElement, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(form.getAttribute('action') ?? '', 'https://fn.example.com');
  const body = new URLSearchParams({ kind: getKind(form), ...fields });
  const request = new Request(`https://fn.example.com/${search}`, { method: 'POST', body, headers });
  const response = await functions.get(pathname.split('/').at(-1) ?? '')?.(request);
  return { status: response?.status, page: parse((await response?.text()) ?? '') };
}

/** Submits an English form, expects a status, and returns the response page. */
async function postAndParse(
  kind: string,
  fields: Record<string, string>,
  status: number,
): Promise<HTMLElement> {
  const response = await post(getEnglishForm(kind), fields);
  expect(response.status).toBe(status);
  return response.page;
}

function getEnglishForm(kind: string): HTMLElement {
  const form = new Map(forms).get(`en ${kind}`)?.form;
  if (form === undefined) throw new Error(`No page has the form ${kind}.`);
  return form;
}

/** Values that every form accepts. */
const validValues: Record<string, string> = {
  fullName: createName(1),
  county: 'Lee',
  dateServed: getToday(),
  phoneNumber: '(407) 200-0001',
  phone: '(407) 200-0001',
  email: 'test@example.com',
  propertyAddress: '1 Sample Street',
  message: 'A question',
  ack1: 'on',
  ack2: 'on',
  ack3: 'on',
};

function expectLanguage(page: HTMLElement, language: string): void {
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
  if (language === 'en') return;
  const text = readVisibleText(page) ?? '';
  expect(englishMessages.filter((message) => text.includes(message))).toEqual([]);
  expect(text).not.toMatch(/Send again|Back to the site|Or call us|request number/);
}

function readVisibleText(element: HTMLElement | null): string | undefined {
  return element?.textContent.replace(/\s+/g, ' ').trim();
}

/** Lists the visible fields of a form. */
function listFields(form: HTMLElement) {
  const controls = form
    .querySelectorAll('input, select, textarea')
    .filter((control) => control.getAttribute('type') !== 'hidden')
    .filter((control) => control.getAttribute('name') !== honeypotField);
  return controls.map((control) => {
    const id = control.getAttribute('id');
    // An input without a type is a text field.
    const defaultType = control.localName === 'input' ? 'text' : control.localName;
    const type = control.getAttribute('type') ?? defaultType;
    return {
      name: control.getAttribute('name'),
      type,
      // Checkboxes are required by our validation, not by markup.
      required: type === 'checkbox' || control.hasAttribute('required'),
      autocomplete: control.getAttribute('autocomplete'),
      label: readVisibleText(form.querySelector(`label[for="${id}"]`)),
      hint: readVisibleText(form.querySelector(`[id="${id}-hint"]`)),
      choices: control.querySelectorAll('option').map((option) => option.textContent),
    };
  });
}

test('the form text generated for the functions is up to date', () => {
  expect(readFileSync(formCopyFile, 'utf8') === generateFormCopy(content), formCopyOutdatedMessage).toBe(
    true,
  );
});

test.each(forms)(
  '%s: the page for the rejected form has the form’s fields, notes and language',
  async (_name, { language, kind, form }) => {
    // Empty forms are rejected.
    const { status, page } = await post(form, {});
    expect(status).toBe(400);
    const siteFields = listFields(form).map((field) =>
      // Each page has its own counties, so the county of a rejected lead is a text field.
      kind === 'county-lead' && field.name === 'county' ? { ...field, type: 'text', choices: [] } : field,
    );
    expect(siteFields.length).toBeGreaterThan(0);
    expect(listFields(page)).toEqual(siteFields);
    expectLanguage(page, language);
    for (const note of [form.querySelector('p'), form.querySelector('[id$="-terms"]')]) {
      // The notes on this page have no links, because it may be on another host.
      note?.querySelector('a')?.remove();
      expect(readVisibleText(page)).toContain(readVisibleText(note));
    }
  },
);

test('each error shows the label of its field, and checkboxes share one error', async () => {
  const page = await postAndParse('county-lead', {}, 400);
  const names = page
    .querySelectorAll('[role=alert] li b')
    .map((name) => readVisibleText(name)?.replace(':', ''));
  const labels = listFields(getEnglishForm('county-lead'))
    .filter(({ required, type }) => required && type !== 'checkbox')
    .map(({ label }) => label?.replace(/ \*$/, ''));
  expect(names).toEqual([...labels, 'Acknowledgments Required']);
});

test('the page for a request that wasn’t stored shows the phone number', async () => {
  const request = {
    fullName: createName(1),
    county: 'Lee',
    dateServed: getToday(),
    phoneNumber: '(407) 200-0001',
  };
  const page = await postAndParse('consultation', request, 503);
  const alert = page.querySelector('[role=alert]');
  const call = alert?.querySelector('a[href^="tel:"]');
  expect(readVisibleText(alert)).toContain('What you typed is still here.');
  expect(readVisibleText(call ?? null)).toMatch(/^Call \(\d{3}\) \d{3}-\d{4}$/);
});

describe.each(translatedForms)('%s', (_name, { language, form }) => {
  test('errors about long values and invalid characters are in the form’s language', async () => {
    const longValues = Object.fromEntries(
      Object.keys(validValues).map((name) => [name, 'x7#'.repeat(name === 'message' ? 700 : 100)]),
    );
    const { status, page } = await post(form, longValues);
    expect(status).toBe(400);
    expectLanguage(page, language);
  });

  test.each<[string, unknown, Record<string, string>, number]>([
    ['stored', { outcome: 'created', id: 'abcdef01-0000' }, {}, 200],
    ['rejected because of rate limiting', { outcome: 'too-many' }, {}, 429],
    ['rejected because its idempotency key was reused', { outcome: 'key-reused' }, {}, 422],
    ['not stored', undefined, {}, 503],
    ['from another site', undefined, { origin: 'https://other.example' }, 403],
    ['compressed', undefined, { 'content-encoding': 'gzip' }, 415],
    ['too large', undefined, { 'content-length': '9999999' }, 413],
  ])(
    'the response is in the form’s language for a request that is %s',
    async (_case, result, headers, expectedStatus) => {
      storeResult = result;
      const { status, page } = await post(form, validValues, headers);
      expect(status).toBe(expectedStatus);
      expectLanguage(page, language);
    },
  );
});
