/** Content that is bundled with the code, because it is the same on every page. The build replaces each placeholder. */
import type { DataOf } from '#practice/collections.ts';
import type { Closings } from '#practice/court-days.ts';
import type { FieldCopy } from '#forms/definition.ts';

/** The endpoints that forms post to, the firm's phone number, and the payment page. */
export type FormsConfig = {
  /** `/functions/v1` on the site's own server, or the same path on the Supabase project. */
  functionsBase: string;
  /** Empty when the site's own server handles the forms. */
  supabaseUrl: string;
  supabaseKey: string;
  firmPhone: { href: string; text: string };
  paymentUrl: string;
};

type Form = DataOf<'forms'>;
type Frame = DataOf<'frames'>;

/** A form's text, with the text that all forms share. Inline Markdown and `disclaimer` are compiled to HTML. */
export type FormCopy = Omit<Form, 'fields' | 'card' | 'translates'> &
  Pick<Frame, 'required' | 'sentAt' | 'reference' | 'close' | 'call' | 'stillTrying' | 'newTab'> &
  Pick<Frame, 'messages' | 'notifications'> & { fields: { readonly [name: string]: FieldCopy } };

export type CopyByIsland = { readonly [island: string]: FormCopy };

export type FormsData = {
  config: FormsConfig;
  copy: { readonly [language: string]: CopyByIsland };
  /** CSS for elements that scripts render. */
  styles?: string;
};

export function readFormsData(): FormsData {
  return JSON.parse('__FORMS_DATA__');
}

type Deadline = DataOf<'deadlines'>;

/** How a deadline is counted, and the copy of its results. */
export type DeadlineCopy = Deadline['result'] & {
  counting: Deadline['counting'];
  invalid: string;
  /** When the notices are mailed, and a warning for dates outside that season. */
  season: { opens: string; closes: string; warning: string } | undefined;
  calendar: { title: string; text: string };
};

/** Keyed by the name of the deadline's file. */
export function readDeadlineCopy(): { readonly [name: string]: DeadlineCopy } {
  return JSON.parse('__DEADLINE_COPY__');
}

/** Reads the days on which courts are closed. */
export function readCourtClosings(): Closings {
  return JSON.parse('__COURT_CLOSINGS__');
}
