/** The page that answers a form sent without script: what was wrong, beside its field, with the words kept. */
import { unableToSubmitTitle } from '../contract/messages.ts';
import { honeypotField, idempotencyKeyField, returnToField, statusOf } from '../contract/headers.ts';
import type { FormField, Values } from './form-kind.ts';
import { escapeHtml, htmlPage } from './html-page.ts';

export type FormPage = {
  status: number;
  title: string;
  error: string;
  fieldErrors: Readonly<Record<string, string>>;
  fields: readonly FormField[];
  values: Values;
  firmPhone: string;
  /** Origins that the form's answer may lead to: browsers apply `form-action` to the redirect as well. */
  leadsTo: readonly string[];
  headers?: Record<string, string>;
};

function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? escapeHtml(value) : '';
}

/** A plain form sends `on` for a ticked box. */
function isTicked(value: unknown): boolean {
  return value === true || value === 'on';
}

function fieldHtml(field: FormField, values: Values, error: string | undefined): string {
  const { name, type } = field;
  const attributes = [
    `id="${name}" name="${name}"`,
    field.required ? 'required' : '',
    field.autocomplete ? `autocomplete="${field.autocomplete}"` : '',
    error === undefined ? '' : `aria-invalid="true" aria-describedby="${name}-error"`,
  ].join(' ');
  const label = `<label for="${name}">${field.label}</label>`;
  const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  if (type === 'checkbox') {
    return `<div><input type="checkbox" ${attributes}${isTicked(values[name]) ? ' checked' : ''}> ${label}${message}</div>`;
  }
  const control =
    type === 'textarea'
      ? `<textarea rows="5" ${attributes}>\n${textOf(values, name)}</textarea>`
      : `<input type="${type}" ${attributes} value="${textOf(values, name)}">`;
  return `<div>${label}${message}${control}</div>`;
}

function hiddenHtml({ values, status }: FormPage): string {
  // A key that stands for other words would be refused again; without one the words themselves are the key.
  const key = status === statusOf.keyReused ? [] : [idempotencyKeyField];
  return ['kind', ...key, returnToField, honeypotField]
    .filter((name) => textOf(values, name) !== '')
    .map((name) => `<input type="hidden" name="${name}" value="${textOf(values, name)}">`)
    .join('');
}

function summaryHtml(page: FormPage): string {
  const links = page.fields.flatMap(({ name, label }) => {
    const error = page.fieldErrors[name];
    return error === undefined ? [] : [`<li><a href="#${name}">${label}: ${escapeHtml(error)}</a></li>`];
  });
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escapeHtml(page.error)}</p>`;
  return `<div role="alert" class="summary"><h2>${unableToSubmitTitle}</h2>${list}</div>`;
}

export async function formPage(page: FormPage): Promise<Response> {
  const { status, title, firmPhone, leadsTo, headers = {} } = page;
  const fields = page.fields
    .map((field) => fieldHtml(field, page.values, page.fieldErrors[field.name]))
    .join('');
  const form = `<form method="post">${hiddenHtml(page)}${fields}<button>Send again</button></form>`;
  const main = `<h1>${title}</h1>${summaryHtml(page)}${form}`;
  return await htmlPage({
    status,
    title: `${unableToSubmitTitle}: ${title}`,
    main,
    firmPhone,
    leadsTo,
    headers,
  });
}
