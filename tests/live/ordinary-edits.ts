/** Typical edits by authors. None of them may cause the check, a build or a test of the code to fail. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type OrdinaryEdit = { file: string; change: (text: string) => string };

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

const draft = `---
title: A page that is still being written
description: A page that its author has begun and that nobody sees before it is finished, for a test.
heading: A page in the making
intro: These words come first.
effective: 2026-11-22
draft: true
---

More is to come.
`;

const formatDay = (date: Date) => date.toISOString().slice(0, 10);
const getDayBeforeYesterday = (now: Date) => formatDay(new Date(now.getTime() - 2 * 86_400_000));

export function createOrdinaryEdits(now: Date): Readonly<Record<string, OrdinaryEdit>> {
  return {
    'a page dated today': {
      file: 'content/counties/pasco.md',
      change: (text) => withFields(text, { updated: formatDay(now) }),
    },
    'a new county': { file: 'content/counties/polk.md', change: () => county },
    'a draft': { file: 'content/legal/in-the-making.md', change: () => draft },
    'a page that nothing links to': {
      file: 'content/legal/unlinked.md',
      change: () => draft.replace('draft: true\n', '').replace('still being written', 'without any link'),
    },
    'an expired page': {
      file: 'content/articles/will-or-revocable-trust.md',
      change: (text) => withFields(text, { expiresOn: getDayBeforeYesterday(now), redirectTo: '/blog' }),
    },
    'a new article': { file: 'content/articles/how-to-read-a-deed.md', change: () => article },
  };
}

export async function applyEdit(root: string, { file, change }: OrdinaryEdit): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8').catch(() => '');
  await writeFile(path, change(text));
}
