import type { BookingConfig } from '#client/published-data.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Language } from '#content/languages/languages.ts';
import { find } from '#content/site.ts';
import type { Page, Site } from '#practice/site.ts';

/** Input of all templates: the site, the page to render, and the frame's texts in the page's language. */
export type View = {
  site: Site;
  page: Page;
  language: Language;
  frame: DataOf<'frames'>;
  booking: BookingConfig;
};

/** Creates the view of a page; `booking` has the endpoints of its forms. */
export function createView(site: Site, page: Page, booking: BookingConfig): View {
  return { site, page, booking, language: page.language, frame: find(site, 'frames', page.language).data };
}

/** Replaces `{name}` placeholders in a text. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A city's name in the language of the page. */
export function translatePlace({ places }: View['frame'], name: string): string {
  return places[name] ?? name;
}

/** A US phone number in international format, as `tel:` links and structured data require. */
export function toInternational(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/** The `tel:` link of a US number in any notation without the country code. */
export function buildPhoneHref(phone: string): string {
  return `tel:${toInternational(phone)}`;
}

/** The `sms:` link of such a number. */
export function buildSmsHref(phone: string): string {
  return `sms:${toInternational(phone)}`;
}

/** The disclaimers of a part, in the page's language. */
export function listDisclaimerTexts(view: Pick<View, 'site' | 'language'>, ids: string[]): string[] {
  return ids.map((id) => find(view.site, 'disclaimers', id).data.texts[view.language]);
}
