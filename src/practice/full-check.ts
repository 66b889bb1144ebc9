import { checkAdvertising } from './advertising/check.ts';

/** Options for a full check, which also applies the advertising rules and reports errors that will occur on later dates. */
export const fullCheck = { lookAheadDays: 120, extraCheck: checkAdvertising };
