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

type ShownField = FieldCopy & Omit<FieldPlan, 'type'> & { type: FieldPlan['type'] | 'checkbox' };

export type ShownForm = Omit<FormPageCopy, 'fields' | 'acknowledgments'> & { fields: readonly ShownField[] };

/** Adds copy to a form. A field without copy is labeled with its name, so that the form can still be submitted. */
export function toShownForm(plan: FormPlan, { fields, acknowledgments, ...copy }: FormPageCopy): ShownForm {
  const inputs = plan.fields.map((field): ShownField => {
    const fieldCopy = fields[field.name] ?? { label: field.name };
    // A select with unknown options becomes a text field.
    const isTextInput = field.type === 'select' && fieldCopy.options === undefined;
    return { ...field, ...fieldCopy, type: isTextInput ? 'text' : field.type };
  });
  const checkboxes = plan.acknowledgments.map((name, index): ShownField => {
    return { name, label: acknowledgments[index] ?? name, type: 'checkbox', required: true };
  });
  return { ...copy, fields: [...inputs, ...checkboxes] };
}

type FormPage = {
  status: number;
  form: ShownForm;
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

function getEscapedValue(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? escapeHtml(value) : '';
}

/** A form submitted without JavaScript contains `on` for a checked box. */
function isChecked(value: unknown): boolean {
  return value === true || value === 'on';
}

function renderField(field: ShownField, { values, fieldErrors }: FormPage): string {
  const { name, type, hint } = field;
  const error = fieldErrors[name];
  const descriptionIds = [
    hint === undefined ? '' : `${name}-hint`,
    error === undefined ? '' : `${name}-error`,
  ];
  const describedBy = descriptionIds.filter((id) => id !== '').join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    field.required ? 'required' : '',
    field.autoComplete ? `autocomplete="${field.autoComplete}"` : '',
    error === undefined ? '' : 'aria-invalid="true"',
    describedBy === '' ? '' : `aria-describedby="${describedBy}"`,
  ]
    .filter((attribute) => attribute !== '')
    .join(' ');
  const requiredMark = field.required ? ' *' : '';
  const label = `<label for="${name}">${escapeHtml(field.label)}${requiredMark}</label>`;
  const help = hint === undefined ? '' : `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`;
  const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  if (type === 'checkbox') {
    return `<div><input type="checkbox" ${attributes}${isChecked(values[name]) ? ' checked' : ''}> ${label}${message}</div>`;
  }
  return `<div>${label}${help}${message}${renderControl(field, values, attributes)}</div>`;
}

function renderControl(field: ShownField, values: Values, attributes: string): string {
  const { name, type, options = [], prompt = '' } = field;
  const value = getEscapedValue(values, name);
  if (type === 'textarea') return `<textarea rows="5" ${attributes}>\n${value}</textarea>`;
  if (type !== 'select') return `<input type="${type}" ${attributes} value="${value}">`;
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

function renderSummary(page: FormPage): string {
  const { form, fieldErrors, error, problem, language } = page;
  const items = summarizeForm({
    fields: form.fields.filter(({ type }) => type !== 'checkbox'),
    checkboxes: form.fields.filter(({ type }) => type === 'checkbox').map(({ name }) => name),
    errors: fieldErrors,
  });
  const links = items.flatMap(({ name, label, message }) =>
    label
      ? [
          `<li><a href="#${name}"><b>${escapeHtml(translate(language.messages, label))}:</b> ${escapeHtml(message)}</a></li>`,
        ]
      : [],
  );
  const list =
    links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escapeHtml(error)}</p>${renderCallLink(page)}`;
  return `<div role="alert" class="summary"><h2>${escapeHtml(problem)}</h2>${list}</div>`;
}

function renderCallLink({ form, firmPhone }: FormPage): string {
  const callText = escapeHtml(form.call.replace('{phone}', firmPhone));
  return `<p>${escapeHtml(form.callInstead)}</p><a class="call" href="${toPhoneHref(firmPhone)}">${callText}</a>`;
}

export function renderFormPage(page: FormPage): Response {
  const { status, form, problem, firmPhone, language, redirectOrigins, headers = {} } = page;
  const fields = form.fields.map((field) => renderField(field, page)).join('');
  const heading = escapeHtml(form.title);
  const buttonText = escapeHtml(translate(language.messages, pageCopy.sendAgain));
  const formHtml = `<form method="post" aria-describedby="terms"><p>${escapeHtml(form.required)}</p>${renderHiddenFields(page)}${fields}<p id="terms">${escapeHtml(form.disclaimer)}</p><button>${buttonText}</button></form>`;
  const main = `<h1>${heading}</h1>${renderSummary(page)}${formHtml}`;
  return renderHtmlPage({
    status,
    title: `${escapeHtml(problem)}: ${heading}`,
    main,
    firmPhone,
    language,
    redirectOrigins,
    headers,
  });
}
