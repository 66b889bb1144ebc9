import type { FormCopy } from '#client/published-data.ts';
import type { DataOf } from '#practice/collections.ts';
import { escapeMarkup } from '#content/markdown/compile.ts';
import { listForms } from '#practice/page-parts.ts';
import { findLanguageVersions } from '#content/routes/translations.ts';
import { memoize } from '#content/memoize.ts';
import { listCollection, find } from '#content/site.ts';
import type { Page, Site } from '#practice/site.ts';
import { formsByCopy } from '#forms/forms.ts';
import { formatCountyForForms, listMenuCounties } from './counties.ts';
import { listDisclaimerTexts } from './view.ts';
import type { View } from './view.ts';

/** Whether a page contains a form, and so needs a toast region and the form texts in its language. */
export function hasForm({ entry }: Page): boolean {
  return listForms(entry).length > 0;
}

type FormView = Pick<View, 'site' | 'language' | 'frame'>;

const memoizeBySite = memoize((_site: Site) => new Map<string, FormCopy>());

/** A form's texts, with its disclaimer, in the page's language. */
export function buildFormCopy(view: FormView, id: string): FormCopy {
  const known = memoizeBySite(view.site);
  const key = `${id} ${view.language}`;
  const copy = known.get(key) ?? buildCopy(view, id);
  known.set(key, copy);
  return copy;
}

/** A form's file in a language; English when there is no translation. */
export function findForm({ site, language }: Pick<View, 'site' | 'language'>, id: string): DataOf<'forms'> {
  const translation = listCollection(site, 'forms').find(
    ({ data }) => data.translates === id && data.language === language,
  );
  return (translation ?? find(site, 'forms', id)).data;
}

function buildCopy(view: FormView, id: string): FormCopy {
  const { card: _card, translates: _translates, ...data } = findForm(view, id);
  return {
    ...data,
    fields: withCounties(data.fields, id, view.site),
    disclaimer: `${escapeMarkup(listDisclaimerTexts(view, [data.disclaimer]).join(' '))} ${findPrivacyLink(view)}`,
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

/** Link to the privacy policy, in the page's language where translated. */
function findPrivacyLink({ site, language }: FormView): string {
  const { privacyPolicy } = site.firm;
  const policy = site.pages.get(privacyPolicy);
  const versions = policy === undefined ? [] : findLanguageVersions(site, policy);
  const { path, entry } = versions.find((page) => page.language === language) ?? policy ?? {};
  const label = entry?.data.label ?? entry?.data.title ?? privacyPolicy;
  return `<a href="${escapeMarkup(path ?? privacyPolicy)}">${escapeMarkup(label)}</a>`;
}

type Fields = DataOf<'forms'>['fields'];

/**
 * Puts the counties of the menus before the choices in the form's file; a county's page adds its own. All 67 counties of
 * Florida would exceed the page weight limit.
 */
function withCounties(fields: Fields, id: string, site: Site): FormCopy['fields'] {
  const offering = formsByCopy.get(id)?.fields.filter(({ offersCounties }) => offersCounties) ?? [];
  const longer = offering.flatMap(({ name }) => {
    const field = fields[name];
    const names = listMenuCounties(site).map(formatCountyForForms);
    return field === undefined ? [] : [[name, { ...field, options: [...names, ...field.options] }] as const];
  });
  return { ...fields, ...Object.fromEntries(longer) };
}
