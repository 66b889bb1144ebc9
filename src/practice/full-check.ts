import { checkAdvertising } from './advertising/check.ts';

/** Options of the check in the terminal and the preview, which also reports errors that will appear within some days. */
export const fullCheck = { lookAheadDays: 120, extraCheck: checkAdvertising };
