import { cp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { watchContent } from '../../../scripts/check/watch.ts';
import { copiedContent, fixture } from '../../content/edited-content.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the watch uses the current date for each check', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const faq = 'content/faqs/probate-cost.md';
  const { root, remove } = await copiedContent({
    [faq]: '---\nquestion: What does probate cost?\n---\n\nSee [the terms](/zz).\n',
    'content/legal/zz.md': scheduled,
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T17:00:00Z') });
  const stop = await watchContent({ root, production: false });
  try {
    expect(log.mock.calls.join('\n')).toContain('which isn’t published until 2026-12-24');
    expect(log.mock.calls.join('\n')).toContain('1 problem in 1 file. Fix this before publishing.');
    vi.setSystemTime(new Date('2026-12-24T17:00:00Z'));
    await utimes(join(root, faq), 1, 1);
    await vi.waitFor(() => expect(log.mock.calls.join('\n')).toContain('files: no problems.'), 10_000);
  } finally {
    stop();
    await remove();
  }
});

test('the watch reports a removed, restored or broken picture', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { root, remove } = await copiedContent();
  await rm(join(root, 'public'));
  await cp(join(fixture, 'public'), join(root, 'public'), { recursive: true });
  const picture = join(root, 'public/images/articles/trim-notice.svg');
  const stop = await watchContent({ root, production: false });
  try {
    await rename(picture, join(root, 'away.svg'));
    await vi.waitFor(
      () => expect(log.mock.calls.join('\n')).toContain('names the picture /images/articles/trim-notice.svg'),
      10_000,
    );
    log.mockClear();
    await rename(join(root, 'away.svg'), picture);
    await vi.waitFor(() => expect(log.mock.calls.join('\n')).toContain('files: no problems.'), 10_000);
    log.mockClear();
    await writeFile(picture, 'a letter');
    await vi.waitFor(() => expect(log.mock.calls.join('\n')).toContain('read as a picture'), 10_000);
  } finally {
    stop();
    await remove();
  }
});

const scheduled = `---
title: A legal text of our own
description: A page of fifty characters at the least, for this very test.
heading: A legal text
intro: An introduction.
effective: 2026-01-01
publishOn: 2026-12-24
---

Some text.
`;
