/** What one kind of form is: how its content is checked, stored, answered, and shown again. */
import { firstMessages } from '../forms/issues.ts';
import type { Issue } from '../forms/issues.ts';
import type { Values } from '../http/body.ts';
import type { ShownForm } from '../http/form-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import type { StoreFunction } from '../store/store.ts';
import type { Services } from './services.ts';

type Validated =
  | { ok: true; store: StoreFunction; content: Record<string, unknown> }
  /** `title` heads the page that shows a refused form again, where it differs from that of other refusals. */
  | { ok: false; error: string; fieldErrors: Record<string, string>; title?: string };

type Received = { title: string; text: string };

export type FormKind = {
  name: string;
  /** Accepts anything, refuses by messages, never throws. */
  validate: (values: Values) => Validated;
  /** What the answer to a program holds apart from `success`. */
  answer: (services: Services) => { calendarUrl?: string; error?: string };
  /** Where a form without script goes on to; undefined shows a page that says that all is well. */
  next: (values: Values, services: Services) => string | undefined;
  /** What that page says. */
  received: (values: Values, services: Services) => Received;
  /** Undefined where the values are of no form that we know. */
  shown: (values: Values, language: PageLanguage) => ShownForm | undefined;
};

/** What a form that breaks these rules is answered. */
export function refusal(issues: readonly Issue[]): {
  ok: false;
  error: string;
  fieldErrors: Record<string, string>;
} {
  const { message, fieldErrors } = firstMessages(issues);
  return { ok: false, error: message, fieldErrors };
}
