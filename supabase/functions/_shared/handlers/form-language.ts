import { languageParameter } from '../forms/protocol.ts';
import type { FormDefinition } from '../forms/definition.ts';
import { english } from '../http/html-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import type { FormPageCopy, TranslatedForms } from '../http/form-page.ts';
import { formCopy, translatedForms } from './form-copy.ts';

const englishCopy: { readonly [copy: string]: FormPageCopy } = formCopy;
const translations: { readonly [language: string]: TranslatedForms } = translatedForms;

/** Returns the language in the URL's query, or English. */
export function getRequestLanguage(request: Request): PageLanguage {
  const code = new URL(request.url).searchParams.get(languageParameter) ?? '';
  const translation = Object.hasOwn(translations, code) ? translations[code] : undefined;
  return translation === undefined ? english : { code, messages: translation.messages };
}

/** Returns a form's copy in the given language, or in English; undefined for a form without copy. */
export function findFormCopy({ code }: PageLanguage, { copy }: FormDefinition): FormPageCopy | undefined {
  return translations[code]?.forms[copy] ?? englishCopy[copy];
}
