import type { BookingConfig } from '../booking-config.ts';
import type { FormWords } from '../form-words.ts';

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
