/** How one kind of form is validated, stored, responded to and redisplayed. */
import type { Values } from '../http/body.ts';
import type { ShownForm } from '../http/form-page.ts';
import type { PageLanguage } from '../http/html-page.ts';
import type { StoreFunction } from '../store/store.ts';
import type { Services } from './services.ts';

type ValidationResult =
  | { ok: true; store: StoreFunction; content: Record<string, unknown> }
  /** `title` replaces the default title. */
  | { ok: false; error: string; fieldErrors: Record<string, string>; title?: string };

export type Acceptance = {
  /** The JSON response, besides `success`. */
  body: { calendarUrl?: string; error?: string };
  /** Where a form submitted without JavaScript redirects to; undefined shows `page`. */
  nextUrl?: string | undefined;
  page: { title: string; text: string };
};

export type FormKind = {
  name: string;
  /** Never throws. */
  validate: (values: Values) => ValidationResult;
  /** The response once the request is stored. */
  accept: (values: Values, services: Services) => Acceptance;
  /** Undefined for values of an unknown form. */
  getForm: (values: Values, language: PageLanguage) => ShownForm | undefined;
};
