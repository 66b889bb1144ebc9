import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { address } from './routes.ts';

let homeOptions: Promise<string[]> | undefined;

/** Checks that contact options have the same positions and order as on the home page. */
export async function findHelpViolations(page: Page): Promise<string[]> {
  homeOptions ??= fetch(address).then(async (response) => listContactOptions(await response.text()));
  const [expected, actual] = [await homeOptions, listContactOptions(await page.content())];
  if (expected.length === 0) return ['the home page has no contact options'];
  return expected.join('\n') === actual.join('\n')
    ? []
    : [`the contact options are ${actual.join(', ')}, but on the home page ${expected.join(', ')}`];
}

/** Lists the phone and e-mail links in header and footer, each with its ancestors. */
function listContactOptions(html: string): string[] {
  const links = parse(html).querySelectorAll('header a, footer a');
  return links.flatMap((link) => {
    const [, kind] = /^(tel|mailto):/.exec(link.getAttribute('href') ?? '') ?? [];
    const path: string[] = [];
    for (let element = link.parentNode; element?.rawTagName; element = element.parentNode)
      path.unshift(element.rawTagName);
    return kind === undefined ? [] : [`${path.join('>')} ${kind}`];
  });
}
