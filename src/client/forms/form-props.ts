import type { FieldWords } from '#forms/definition.ts';

/** The addresses that forms talk to. */
export type BookingConfig = {
  /** `/functions/v1` on the site's own server, or the Supabase project's address of the same. */
  functionsBase: string;
  /** Empty where the site's own server answers. */
  supabaseUrl: string;
  supabaseKey: string;
  firmPhone: { href: string; text: string };
  paymentUrl: string;
};

/** The words of one form. Those marked HTML are compiled Markdown, the others plain text. */
export type FormWords = {
  language: string;
  title: string;
  /** HTML. */
  intro?: string | undefined;
  fields: { readonly [name: string]: FieldWords };
  /** Messages in the language of the page, by their English words. */
  messages?: { readonly [english: string]: string } | undefined;
  /** HTML, one for each box to tick. */
  acknowledgments?: readonly string[] | undefined;
  /** The message at a box that must be checked. */
  unchecked?: string | undefined;
  submit: string;
  submitting: string;
  sent: string;
  /** HTML. */
  sentText: string;
  /** HTML: what is said instead, above the link, where the browser blocked the new tab. */
  sentBlocked?: string | undefined;
  problems: string;
  /** Said above the number where sending failed. */
  callInstead: string;
  /** The words of the link that calls; `{phone}` is the number. */
  call: string;
  /** Said while an answer keeps a visitor waiting. */
  stillTrying: string;
  openCalendar?: string | undefined;
  /** Said once the firm has confirmed the form, and after payment; HTML but for the heading. */
  receipt?: { heading: string; text: string; paid: string } | undefined;
  /** HTML: what is kept in this browser. */
  storage?: string | undefined;
  clear?: string | undefined;
  cleared?: string | undefined;
  /** Where a form sent without scripts goes on to. */
  next?: string | undefined;
  /** HTML; ends with a link to the privacy policy. */
  disclaimer: string;
  /** The mark on required fields and what it means, such as "* Required". */
  required: string;
  /** When the form was sent; `{time}` is replaced. */
  sentAt: string;
  /** The request's number, to mention in a call; `{reference}` is replaced. */
  reference: string;
  close: string;
  /** Marker on links that open a new tab. */
  newTab: string;
  /** Names the place where short messages appear. */
  notifications: string;
  /** Stands before an error, and in the page's title while there is one. */
  errorPrefix: string;
};

/** What a template gives to every form. */
export type PageFormProps = {
  words: FormWords;
  config: BookingConfig;
  /** The county of a county's page, filled in from the start. */
  county?: string | undefined;
};

/** What every form island gets. `id` and `county` travel in the page, the rest with the code. */
export type FormProps = PageFormProps & {
  /** Starts the id of everything in the form, so that a page can hold several. */
  id: string;
};
