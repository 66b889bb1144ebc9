/** Typical edits by authors. None of them may cause the check, a build or a test of the code to fail. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#practice/content.ts';
import { fullCheck } from '#practice/full-check.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { ContentCache } from '#content/result-cache.ts';
import { createLegalPage } from '../content/corpus/samples.ts';
import { copySite } from '../build/support/site-copy.ts';

type OrdinaryEdit = { file: string; change: (text: string) => string };

/** Adds fields at the top of a file, replacing fields with the same names. */
function withFields(text: string, fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields).join('|');
  const remainingText = text.replaceAll(new RegExp(`^(?:${names}): .*\n`, 'gm'), '');
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return remainingText.replace('---\n', `---\n${lines.join('')}`);
}

const county = `---
name: Polk
order: 900
circuit: Tenth Judicial Circuit
seat: Bartow
neighbors: [Hardee, Highlands, Hillsborough, Lake, Manatee, Okeechobee, Orange, Osceola, Pasco, Sumter]
communities:
  names: [Lakeland, Winter Haven, Bartow, Lake Wales, Haines City, Auburndale]
---

### Where your case is heard

The court sits in Bartow. The summons names the clerk who keeps the file.

### Owners who rent by the season

Many homes around the lakes were bought to be rented for the winter. Bring the rental agreement: it may matter who lived there.
`;

const article = `---
title: "How to Read a Deed | {{firm-name}}"
description: What the parts of a Florida deed say, who signs it, and which of its words decide who owns a home together.
id: 9000
heading: How to read a deed
excerpt: A deed is short. Its first lines say who gives the property and who takes it.
author: jane-doe
publishDate: 2026-11-20
readTime: 2 min read
tags:
  - Florida
imageUrl: /images/articles/will-or-trust.svg
imageAlt: Drawing of a signed document with a key and a pen
---

A deed names the person who gives the property and the person who takes it. Read the names first.
`;

const formatDay = (date: Date) => date.toISOString().slice(0, 10);
const getDayBeforeYesterday = (now: Date) => formatDay(new Date(now.getTime() - 2 * 86_400_000));

function createOrdinaryEdits(now: Date): Readonly<Record<string, OrdinaryEdit>> {
  return {
    'a page dated today': {
      file: 'content/counties/pasco.md',
      change: (text) => withFields(text, { updated: formatDay(now) }),
    },
    'a new county': { file: 'content/counties/polk.md', change: () => county },
    'a draft': { file: 'content/legal/in-the-making.md', change: () => createLegalPage('draft: true') },
    'a page that nothing links to': {
      file: 'content/legal/unlinked.md',
      change: () => createLegalPage('title: A page without any link'),
    },
    'an expired page': {
      file: 'content/articles/will-or-revocable-trust.md',
      change: (text) => withFields(text, { expiresOn: getDayBeforeYesterday(now), redirectTo: '/blog' }),
    },
    'a new article': { file: 'content/articles/how-to-read-a-deed.md', change: () => article },
  };
}

const { folder, run } = await copySite('.');

test('ordinary edits pass the check and the build', async () => {
  const now = new Date();
  const cache: ContentCache = new Map();
  for (const [name, { file, change }] of Object.entries(createOrdinaryEdits(now))) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => '');
    await writeFile(join(folder, file), change(text));
    const { problems } = await loadContent({ root: folder, now, cache, ...fullCheck });
    expect(selectErrors(problems), name).toEqual([]);
  }
  expect(await run('build')).toMatchObject({ status: 0 });
}, 400_000);
