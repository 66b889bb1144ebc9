import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { address } from './routes.ts';

let atHome: Promise<string[]> | undefined;

/** Checks that contact options have the same positions and order as on the home page. */
export async function findHelpViolations(page: Page): Promise<string[]> {
  atHome ??= fetch(address).then(async (response) => listContactOptions(await response.text()));
  const [there, here] = [await atHome, listContactOptions(await page.content())];
  if (there.length === 0) return ['the home page names no way to reach the firm'];
  return there.join('\n') === here.join('\n')
    ? []
    : [`the ways to reach the firm are ${here.join(', ')}; at home ${there.join(', ')}`];
}

/** Phone numbers and e-mail addresses of the frame, each with its enclosing landmarks. */
function listContactOptions(html: string): string[] {
  const links = parse(html).querySelectorAll('header a, footer a');
  return links.flatMap((link) => {
    const [, kind] = /^(tel|mailto):/.exec(link.getAttribute('href') ?? '') ?? [];
    const path: string[] = [];
    for (let part = link.parentNode; part?.rawTagName; part = part.parentNode) path.unshift(part.rawTagName);
    return kind === undefined ? [] : [`${path.join('>')} ${kind}`];
  });
}
