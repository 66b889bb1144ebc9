import type { FormCopy } from '#client/published-data.ts';
import type { DataOf } from '#practice/collections.ts';
import { escapeMarkup } from '#content/markdown/compile.ts';
import { listForms } from '#practice/page-parts.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { memoize } from '#content/memoize.ts';
import { listCollection, getEntry } from '#content/site.ts';
import type { Page, Site } from '#practice/site.ts';
import { formsByCopy } from '#forms/forms.ts';
import { formatCountyForForms, listMenuCounties } from './counties.ts';
import { listDisclaimers } from './view.ts';
import type { View } from './view.ts';

/** Whether a page contains a form, and therefore needs a toast region and the form text in its language. */
export function hasForm({ entry }: Page): boolean {
  return listForms(entry).length > 0;
}

type FormView = Pick<View, 'site' | 'language' | 'frame'>;

const getCopyCache = memoize((_site: Site) => new Map<string, FormCopy>());

/** Builds a form's text, with its disclaimer, in the page's language. */
export function buildFormCopy(view: FormView, id: string): FormCopy {
  const cache = getCopyCache(view.site);
  const key = `${id} ${view.language}`;
  const copy = cache.get(key) ?? buildCopy(view, id);
  cache.set(key, copy);
  return copy;
}

/** Finds a form's file in a language, or in English if there is no translation. */
export function findForm({ site, language }: Pick<View, 'site' | 'language'>, id: string): DataOf<'forms'> {
  const translation = listCollection(site, 'forms').find(
    ({ data }) => data.translates === id && data.language === language,
  );
  return (translation ?? getEntry(site, 'forms', id)).data;
}

function buildCopy(view: FormView, id: string): FormCopy {
  const { card: _card, translates: _translates, ...data } = findForm(view, id);
  return {
    ...data,
    fields: withCounties(data.fields, id, view.site),
    disclaimer: `${escapeMarkup(listDisclaimers(view, [data.disclaimer]).join(' '))} ${renderPrivacyLink(view)}`,
    messages: view.frame.messages,
    required: view.frame.required,
    sentAt: view.frame.sentAt,
    reference: view.frame.reference,
    close: view.frame.close,
    call: view.frame.call,
    stillTrying: view.frame.stillTrying,
    newTab: view.frame.newTab,
    notifications: view.frame.notifications,
  };
}

/** Renders a link to the privacy policy, in the page's language if translated. */
function renderPrivacyLink({ site, language }: FormView): string {
  const { privacyPolicy } = site.firm;
  const policy = site.pages.get(privacyPolicy);
  const versions = policy === undefined ? [] : findLanguageVersions(site, policy);
  const { path, entry } = versions.find((page) => page.language === language) ?? policy ?? {};
  const label = entry?.data.label ?? entry?.data.title ?? privacyPolicy;
  return `<a href="${escapeMarkup(path ?? privacyPolicy)}">${escapeMarkup(label)}</a>`;
}

type Fields = DataOf<'forms'>['fields'];

/**
 * Adds the counties in the menus before the options in the form's file. Not all 67, because they would exceed the page's
 * weight budget. County pages add their own county.
 */
function withCounties(fields: Fields, id: string, site: Site): FormCopy['fields'] {
  const countyFields = formsByCopy.get(id)?.fields.filter(({ offersCounties }) => offersCounties) ?? [];
  const extendedFields = countyFields.flatMap(({ name }) => {
    const field = fields[name];
    const names = listMenuCounties(site).map(formatCountyForForms);
    return field === undefined ? [] : [[name, { ...field, options: [...names, ...field.options] }] as const];
  });
  return { ...fields, ...Object.fromEntries(extendedFields) };
}
