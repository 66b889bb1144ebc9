/** Redisplays a rejected form to visitors without JavaScript, with the copy of the site's form. */
import type { FieldPlan, FieldCopy, FormPlan } from '../forms/definition.ts';
import { pageCopy, translate } from '../forms/messages.ts';
import { honeypotField, idempotencyKeyField, returnToField, statusCodes } from '../forms/protocol.ts';
import { summarizeForm } from '../forms/summary.ts';
import type { Values } from './body.ts';
import { escapeHtml, renderHtmlPage, toPhoneHref } from './html-page.ts';
import type { PageLanguage } from './html-page.ts';

export type FormPageCopy = {
  title: string;
  fields: { readonly [name: string]: FieldCopy };
  acknowledgments: readonly string[];
  /** Shown above the phone number if the request couldn't be stored. */
  callInstead: string;
  /** Call link; `{phone}` is the number. */
  call: string;
  disclaimer: string;
  required: string;
};

/** The forms and messages that are translated into a language. */
export type TranslatedForms = {
  /** Translations keyed by the English text. */
  messages: { readonly [english: string]: string };
  forms: { readonly [copy: string]: FormPageCopy };
};

type FormPage = {
  status: number;
  form: FormPlan;
  copy: FormPageCopy;
  /** Heading of the error summary. */
  problem: string;
  error: string;
  fieldErrors: Readonly<Record<string, string>>;
  values: Values;
  firmPhone: string;
  language: PageLanguage;
  /** Origins that the response may redirect to: browsers apply `form-action` to redirects as well. */
  redirectOrigins: readonly string[];
  headers?: Record<string, string>;
};

type ShownField = FieldCopy & Omit<FieldPlan, 'type'> & { type: FieldPlan['type'] | 'checkbox' };

/** Lists the fields, then the checkboxes. Without copy, a name is the label, so that the form can still be submitted. */
function listFields({ form, copy }: FormPage): ShownField[] {
  const fields = form.fields.map((field) => ({
    ...field,
    ...(copy.fields[field.name] ?? { label: field.name }),
  }));
  const checkboxes = form.acknowledgments.map((name, index) => {
    return { name, label: copy.acknowledgments[index] ?? name, type: 'checkbox', required: true } as const;
  });
  return [...fields, ...checkboxes];
}

function getEscapedValue(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? escapeHtml(value) : '';
}

function renderField(field: ShownField, { values, fieldErrors }: FormPage): string {
  const { name, type, hint, required, autoComplete } = field;
  const error = fieldErrors[name];
  const descriptionIds = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    required && 'required',
    autoComplete && `autocomplete="${autoComplete}"`,
    error && 'aria-invalid="true"',
    descriptionIds && `aria-describedby="${descriptionIds}"`,
  ]
    .filter(Boolean)
    .join(' ');
  const label = `<label for="${name}">${escapeHtml(field.label)}${required ? ' *' : ''}</label>`;
  const help = hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : '';
  const message = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  if (type !== 'checkbox')
    return `<div>${label}${help}${message}${renderControl(field, values, attributes)}</div>`;
  // A form submitted without JavaScript contains `on` for a checked box.
  const checked = values[name] === true || values[name] === 'on' ? ' checked' : '';
  return `<div><input type="checkbox" ${attributes}${checked}> ${label}${message}</div>`;
}

function renderControl(
  { name, type, options, prompt = '' }: ShownField,
  values: Values,
  attributes: string,
): string {
  const value = getEscapedValue(values, name);
  if (type === 'textarea') return `<textarea rows="5" ${attributes}>\n${value}</textarea>`;
  if (type !== 'select') return `<input type="${type}" ${attributes} value="${value}">`;
  // A select with unknown options becomes a text field.
  if (options === undefined) return `<input type="text" ${attributes} value="${value}">`;
  const optionsHtml = options
    .map(escapeHtml)
    .map((option) => `<option${option === value ? ' selected' : ''}>${option}</option>`);
  return `<select ${attributes}><option value="">${escapeHtml(prompt)}</option>${optionsHtml.join('')}</select>`;
}

function renderHiddenFields({ values, status }: FormPage): string {
  // Omits a reused key, which would be rejected again; without a key, the content is the key.
  const key = status === statusCodes.keyReused ? [] : [idempotencyKeyField];
  return ['kind', ...key, returnToField, honeypotField]
    .filter((name) => getEscapedValue(values, name) !== '')
    .map((name) => `<input type="hidden" name="${name}" value="${getEscapedValue(values, name)}">`)
    .join('');
}

function renderSummary(page: FormPage, fields: readonly ShownField[]): string {
  const { form, copy, fieldErrors, error, problem, language, firmPhone } = page;
  const items = summarizeForm({
    fields: fields.filter(({ type }) => type !== 'checkbox'),
    checkboxes: form.acknowledgments,
    errors: fieldErrors,
  });
  const links = items.flatMap(({ name, label, message }) => {
    const translatedLabel = label && escapeHtml(translate(language.messages, label));
    return label ? [`<li><a href="#${name}"><b>${translatedLabel}:</b> ${escapeHtml(message)}</a></li>`] : [];
  });
  const callText = escapeHtml(copy.call.replace('{phone}', firmPhone));
  const call = `<p>${escapeHtml(copy.callInstead)}</p><a class="call" href="${toPhoneHref(firmPhone)}">${callText}</a>`;
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escapeHtml(error)}</p>${call}`;
  return `<div role="alert" class="summary"><h2>${escapeHtml(problem)}</h2>${list}</div>`;
}

export function renderFormPage(page: FormPage): Response {
  const { copy, problem, language } = page;
  const fields = listFields(page);
  const fieldsHtml = fields.map((field) => renderField(field, page)).join('');
  const heading = escapeHtml(copy.title);
  const buttonText = escapeHtml(translate(language.messages, pageCopy.sendAgain));
  const formHtml = `<form method="post" aria-describedby="terms"><p>${escapeHtml(copy.required)}</p>${renderHiddenFields(page)}${fieldsHtml}<p id="terms">${escapeHtml(copy.disclaimer)}</p><button>${buttonText}</button></form>`;
  const main = `<h1>${heading}</h1>${renderSummary(page, fields)}${formHtml}`;
  return renderHtmlPage({ ...page, title: `${escapeHtml(problem)}: ${heading}`, main });
}
