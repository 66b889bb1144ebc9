import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../scripts/test/browsers.ts';
import { readAdminSettings, buildAdmin } from '#editor/published/build-admin.ts';
import { startTestServer } from '../fixtures/resources.ts';
import { copySite } from '../build/support/site-copy.ts';

const executablePath = findChromium();

test.each([
  [{}, /ADMIN_REPOSITORY must be a GitHub repository such as owner\/name, not ""/],
  [{ ADMIN_REPOSITORY: 'just-a-name' }, /not "just-a-name"/],
  [{ ADMIN_REPOSITORY: 'firm/site', ADMIN_SIGN_IN: 'http://x.org' }, /ADMIN_SIGN_IN must be the URL/],
])('invalid settings are rejected: %j', (environment, message) => {
  expect(() => readAdminSettings(environment)).toThrow(message);
});

test.runIf(executablePath !== undefined)(
  'the published editor isn’t indexed and makes no third-party requests before sign-in',
  { timeout: 240_000 },
  async () => {
    const { folder: root } = await copySite();
    const folder = await buildAdmin(root, { repository: 'firm/site' }, new Date('2026-11-21T17:00:00Z'));
    expect(folder).toBe(join(root, 'dist/admin'));
    const headers = await readFile(join(folder, '_headers'), 'utf8');
    expect(headers).toContain('X-Robots-Tag: noindex');
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain('Disallow: /');
    expect((await readdir(folder)).toSorted()).toEqual([
      '_headers',
      '_redirects',
      'assets',
      'config.json',
      'favicon.svg',
      'index.html',
      'robots.txt',
    ]);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain('edit-token');
    const { backend, publish_mode: mode }: { backend: object; publish_mode: string } = JSON.parse(
      await readFile(join(folder, 'config.json'), 'utf8'),
    );
    expect({ backend, mode }).toMatchObject({
      backend: { name: 'github', repo: 'firm/site' },
      mode: 'editorial_workflow',
    });

    const policy = Object.fromEntries(
      headers.split('\n').flatMap((line) => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        return name === '' ? [] : [[name, value]];
      }),
    );
    const contentTypes: Record<string, string> = {
      '.svg': 'image/svg+xml',
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.json': 'application/json',
    };
    const url = await startTestServer((request, response) => {
      const path = (request.url ?? '/').replace(/\/$/, '/index.html');
      readFile(join(folder, path)).then(
        (body) =>
          response
            .writeHead(200, { ...policy, 'content-type': contentTypes[extname(path)] ?? 'font/woff2' })
            .end(body),
        () => response.writeHead(404).end(),
      );
    });
    const browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(?:blob|data):/.test(request.url()))
        problems.push(request.url());
    });
    page.on('console', (message) => {
      // The CSP blocks the editor's request to GitHub's status page.
      if (message.type() === 'error' && !message.text().includes('www.githubstatus.com'))
        problems.push(message.text());
    });
    await page.goto(url);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor({ timeout: 60_000 });
    expect(problems).toEqual([]);
  },
);
