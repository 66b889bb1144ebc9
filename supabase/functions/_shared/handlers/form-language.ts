import { languageParameter } from '../forms/protocol.ts';
import type { FormPlan } from '../forms/definition.ts';
import { english } from '../http/html-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import { toShownForm } from '../http/form-page.ts';
import type { ShownForm, TranslatedForms } from '../http/form-page.ts';
import { formCopy, translatedForms } from './form-copy.ts';

const translations: ReadonlyMap<string, TranslatedForms> = new Map(Object.entries(translatedForms));

/** Returns the language in the URL's query, or English. */
export function getRequestLanguage(request: Request): PageLanguage {
  const language = new URL(request.url).searchParams.get(languageParameter) ?? '';
  const translation = translations.get(language);
  return translation === undefined ? english : { language, messages: translation.messages };
}

/** Adds copy in the given language to a form; falls back to English. */
export function translateForm(
  { language }: PageLanguage,
  form: FormPlan & { copy: keyof typeof formCopy },
): ShownForm {
  return toShownForm(form, translations.get(language)?.forms[form.copy] ?? formCopy[form.copy]);
}
