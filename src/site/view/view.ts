import type { FormsConfig } from '#client/published-data.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Language } from '#content/languages/languages.ts';
import { getEntry } from '#content/site.ts';
import type { Page, Site } from '#practice/site.ts';

/** Input of all templates: the site, the page to render, and the frame's copy in the page's language. */
export type View = {
  site: Site;
  page: Page;
  language: Language;
  frame: DataOf<'frames'>;
  formsConfig: FormsConfig;
};

/** Creates the view of a page. `formsConfig` contains the endpoints of its forms. */
export function createView(site: Site, page: Page, formsConfig: FormsConfig): View {
  return {
    site,
    page,
    formsConfig,
    language: page.language,
    frame: getEntry(site, 'frames', page.language).data,
  };
}

/** Replaces `{name}` placeholders in text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Translates a city's name into the page's language. */
export function translateCity({ places }: View['frame'], name: string): string {
  return places[name] ?? name;
}

/** Converts a US phone number to E.164 format, as `tel:` links and structured data require. */
export function toE164(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/** Builds the `tel:` link for a US number without a country code, in any format. */
export function buildPhoneHref(phone: string): string {
  return `tel:${toE164(phone)}`;
}

/** Builds the `sms:` link for a US number without a country code. */
export function buildSmsHref(phone: string): string {
  return `sms:${toE164(phone)}`;
}

/** Lists the text of the disclaimers in the page's language. */
export function listDisclaimers(view: Pick<View, 'site' | 'language'>, ids: string[]): string[] {
  return ids.map((id) => getEntry(view.site, 'disclaimers', id).data.texts[view.language]);
}
