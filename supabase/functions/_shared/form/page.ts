/** The page that answers a form sent without script: what was wrong, beside its field, with the words kept. */
import { honeypotField, idempotencyKeyField, returnToField, statusOf } from '../contract/headers.ts';
import type { FormField, Values } from './form-kind.ts';
import { escapeHtml, htmlPage } from './html-page.ts';

export type FormPage = {
  status: number;
  title: string;
  /** Heads the list of what is wrong. */
  problem: string;
  error: string;
  fieldErrors: Readonly<Record<string, string>>;
  fields: readonly FormField[];
  values: Values;
  firmPhone: string;
  /** Origins that the form's answer may lead to: browsers apply `form-action` to the redirect as well. */
  leadsTo: readonly string[];
  headers?: Record<string, string>;
};

/** Stands above the button of every form (Florida Ethics Opinion 07-3; Florida Bar rule 4-1.18; Colo. RPC 1.18). */
const noRelationship =
  'Sending this form does not create an attorney-client relationship. Do not send confidential details; they may not be kept confidential.';

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
  const label = `<label for="${name}">${field.label}${field.required ? ' *' : ' (optional)'}</label>`;
  const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  if (type === 'checkbox') {
    return `<div><input type="checkbox" ${attributes}${isTicked(values[name]) ? ' checked' : ''}> ${label}${message}</div>`;
  }
  return `<div>${label}${message}${controlHtml(field, values, attributes)}</div>`;
}

function controlHtml({ name, type, choices = [] }: FormField, values: Values, attributes: string): string {
  const value = textOf(values, name);
  if (type === 'textarea') return `<textarea rows="5" ${attributes}>\n${value}</textarea>`;
  if (type !== 'select') return `<input type="${type}" ${attributes} value="${value}">`;
  const options = choices.map(
    (choice) => `<option${escapeHtml(choice) === value ? ' selected' : ''}>${escapeHtml(choice)}</option>`,
  );
  return `<select ${attributes}><option value="">Choose</option>${options.join('')}</select>`;
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
    const words = label.endsWith('.') ? label : `${label}:`;
    return error === undefined ? [] : [`<li><a href="#${name}">${words} ${escapeHtml(error)}</a></li>`];
  });
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escapeHtml(page.error)}</p>`;
  return `<div role="alert" class="summary"><h2>${page.problem}</h2>${list}</div>`;
}

export async function formPage(page: FormPage): Promise<Response> {
  const { status, title, problem, firmPhone, leadsTo, headers = {} } = page;
  const fields = page.fields
    .map((field) => fieldHtml(field, page.values, page.fieldErrors[field.name]))
    .join('');
  const form = `<form method="post"><p>* Required</p>${hiddenHtml(page)}${fields}<p>${noRelationship}</p><button>Send again</button></form>`;
  const main = `<h1>${title}</h1>${summaryHtml(page)}${form}`;
  return await htmlPage({
    status,
    title: `${problem}: ${title}`,
    main,
    firmPhone,
    leadsTo,
    headers,
  });
}
