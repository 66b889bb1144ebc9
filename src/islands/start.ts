/**
 * The script that every page carries: small, without a framework, and all that runs until a visitor shows intent.
 * Pages are complete without it; each step below adds one convenience and stands alone. What only some pages need is
 * in `start-parts/`.
 */
import { reportClicks } from './start/analytics.ts';
import { openDialogs } from './start/dialogs.ts';
import { keepHead } from './start/head.ts';
import { watchIntent } from './start/intent.ts';
import { openMenus } from './start/menus.ts';

for (const step of [openMenus, openDialogs, watchIntent, reportClicks, keepHead]) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
