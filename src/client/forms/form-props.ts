import type { FieldWords } from '#forms/definition.ts';

/** The endpoints that forms post to. */
export type BookingConfig = {
  /** `/functions/v1` on the site's own server, or the same path on the Supabase project. */
  functionsBase: string;
  /** Empty where the site's own server answers. */
  supabaseUrl: string;
  supabaseKey: string;
  firmPhone: { href: string; text: string };
  paymentUrl: string;
};

/** The copy of one form: compiled Markdown where marked HTML, else plain text. */
export type FormWords = {
  language: string;
  title: string;
  /** HTML. */
  intro?: string | undefined;
  fields: { readonly [name: string]: FieldWords };
  /** Messages in the language of the page, by their English words. */
  messages?: { readonly [english: string]: string } | undefined;
  /** HTML, one for each checkbox. */
  acknowledgments?: readonly string[] | undefined;
  /** Error of a checkbox. */
  unchecked?: string | undefined;
  submit: string;
  submitting: string;
  sent: string;
  /** HTML. */
  sentText: string;
  /** HTML: replaces `sentText` where the browser blocked the new tab. */
  sentBlocked?: string | undefined;
  problems: string;
  /** Above the phone number where sending failed. */
  callInstead: string;
  /** Call link; `{phone}` is the number. */
  call: string;
  /** While the response is late. */
  stillTrying: string;
  openCalendar?: string | undefined;
  /** After the firm has confirmed the form, and after payment; HTML except for the heading. */
  receipt?: { heading: string; text: string; paid: string } | undefined;
  /** HTML: what this browser stores. */
  storage?: string | undefined;
  clear?: string | undefined;
  cleared?: string | undefined;
  /** The page after a form sent without scripts. */
  next?: string | undefined;
  /** HTML; ends with a link to the privacy policy. */
  disclaimer: string;
  /** Such as "* Required". */
  required: string;
  /** `{time}` is replaced. */
  sentAt: string;
  /** `{reference}` is replaced. */
  reference: string;
  close: string;
  /** Marker on links that open a new tab. */
  newTab: string;
  /** Label of the live region of toasts. */
  notifications: string;
  /** Before an error, and before the page's title while there is one. */
  errorPrefix: string;
};

/** What a template passes to a form. */
export type PageFormProps = {
  words: FormWords;
  config: BookingConfig;
  /** Initial value on a county's page. */
  county?: string | undefined;
};

/** `id` and `county` are in the page, the rest comes with the code. */
export type FormProps = PageFormProps & {
  /** Prefix of all ids, so that a page can have several forms. */
  id: string;
};
