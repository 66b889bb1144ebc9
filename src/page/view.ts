import type { BookingConfig } from '#client/forms/form-props.ts';
import type { DataOf } from '#practice/collections.ts';
import type { Language } from '#content/languages/languages.ts';
import { find } from '#content/site.ts';
import type { Page, Site } from '#practice/site.ts';

/** What a template sees: the site, the page it draws, and the words of the frame in the page's language. */
export type View = {
  site: Site;
  page: Page;
  language: Language;
  words: DataOf<'frames'>;
  booking: BookingConfig;
};

/** All that the templates of a page may ask: the site, where its forms are sent, and the frame’s words in its language. */
export function createView(site: Site, page: Page, booking: BookingConfig): View {
  return { site, page, booking, language: page.language, words: find(site, 'frames', page.language).data };
}

/** Fills `{name}` in a sentence of the frame. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A city as the language of the page writes it. */
export function placeName({ places }: View['words'], name: string): string {
  return places[name] ?? name;
}

/** A phone number with its country, as links and search engines want it. */
export function international(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}

/** The link that calls an American number, typed in any way without the country’s code. */
export function telephone(phone: string): string {
  return `tel:${international(phone)}`;
}

/** The link that starts a text message to such a number. */
export function textMessage(phone: string): string {
  return `sms:${international(phone)}`;
}

/** The disclaimers of a part, in the page's language. */
export function disclaimerTexts(view: Pick<View, 'site' | 'language'>, ids: string[]): string[] {
  return ids.map((id) => find(view.site, 'disclaimers', id).data.texts[view.language]);
}
