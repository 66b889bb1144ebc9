/** Who writes an e-mail before conflicts are checked must know to keep confidential facts out of it. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pages } from './support/site.ts';
import { textOf } from './support/text.ts';

/** The check of conflicts, in each language of the site. */
const said = /conflict|confidential|конфлікт|конфлик|confidencial/i;

test.each(pages)('$path says so beside each link to write to the firm', ({ root }) => {
  const links = root.querySelectorAll('a[href^="mailto:"]');
  expect(links.length).toBeGreaterThan(0);
  const silent = links.map(partOf).filter((part) => !said.test(textOf(part)));
  expect(silent.map((part) => textOf(part).slice(0, 80))).toEqual([]);
});

/** What a link stands in: the footer, the text of an article, or a band with its words and its buttons. */
function partOf(link: HTMLElement): HTMLElement {
  const part = link.closest('section, footer');
  if (part === null) throw new Error(`The link ${link.outerHTML} stands in no part of the page.`);
  return part;
}
