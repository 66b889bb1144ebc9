/**
 * The script that every page carries: small, without a framework, and all that runs until a visitor shows intent.
 * Pages are complete without it; each step below adds one convenience and stands alone. What only some pages need is
 * in `on-demand/`.
 */
import { reportClicks } from './analytics.ts';
import { openDialogs } from './dialogs.ts';
import { keepHead } from './head.ts';
import { watchIntent } from './intent.ts';
import { openMenus } from './menus.ts';

for (const step of [openMenus, openDialogs, watchIntent, reportClicks, keepHead]) {
  try {
    step();
  } catch (error) {
    console.error(error);
  }
}
