import { checkAdvertising } from './advertising/check.ts';

/** Options of the check in the terminal and the preview, which also reports errors that will occur on a later date. */
export const fullCheck = { lookAheadDays: 120, extraCheck: checkAdvertising };
