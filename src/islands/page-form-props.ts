import type { BookingConfig } from './booking-config.ts';
import type { FormWords } from './form-words.ts';

/** What a template gives to every form. */
export type PageFormProps = { words: FormWords; config: BookingConfig; county?: string | undefined };
