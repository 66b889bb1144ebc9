import type { FormWords } from '#client/forms/form-props.ts';
import type { DataOf } from '#content/collections.ts';
import { escapeMarkup } from '#content/markdown/compile.ts';
import { formsOn } from '#content/routes/page-places.ts';
import { find } from '#content/site.ts';
import type { Page, Site } from '#content/site.ts';
import { countyInForms, menuCounties } from './counties.ts';
import { disclaimerTexts } from './view.ts';
import type { View } from './view.ts';

/** Any form: such a page has a place for short messages, and the forms' words are published in its language. */
export function hasForm({ entry }: Page): boolean {
  return formsOn(entry).length > 0;
}

/** The words of a form, with its disclaimer in the page's language. */
export function formWords(view: Pick<View, 'site' | 'language' | 'words'>, id: string): FormWords {
  const { data } = find(view.site, 'forms', id);
  const fields = id === 'county-lead' ? withCounties(data.fields, view.site) : data.fields;
  return {
    ...data,
    fields,
    disclaimer: escapeMarkup(disclaimerTexts(view, [data.disclaimer]).join(' ')),
    required: view.words.required,
    optional: view.words.optional,
    close: view.words.close,
    newTab: view.words.newTab,
    notifications: view.words.notifications,
  };
}

type Fields = DataOf<'forms'>['fields'];

/**
 * The counties of the menus stand before the choices in the form's file. A county's page offers its own besides; all
 * 67 counties of Florida would make each of these pages heavier than loads in one go.
 */
function withCounties(fields: Fields, site: Site): Fields {
  const { county } = fields;
  if (county === undefined) return fields;
  const names = menuCounties(site).map(countyInForms);
  return { ...fields, county: { ...county, options: [...names, ...county.options] } };
}
