/** Scores the local server's responses with Mozilla's HTTP Observatory. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticSite } from '#operations/server/static-site.ts';
import { documents, distDir, redirectPages } from '../../site/support/site.ts';
import { ensureParsers, parsersFolder } from './tools/ensure.ts';

type Finding = { constructor: { name: string }; result: string; pass: boolean };
type Answer = { headers: unknown; status: number; verified: true; httpEquiv?: unknown };
type Requests = {
  resources: { path?: string };
  responses: Record<'auto' | 'http' | 'https' | 'cors', Answer> &
    Record<'httpRedirects' | 'httpsRedirects', { url: URL; status: number }[]>;
  session: unknown;
};
type Observatory = {
  Requests: new (host: string) => Requests;
  Session: new (url: URL) => unknown;
  AxiosHeaders: new (headers: Record<string, string>) => unknown;
  ALL_TESTS: ((requests: Requests) => Finding)[];
  getScoreModifier: (result: string) => number;
  parseHttpEquivHeaders: (html: string, address: string) => unknown;
};

const packageFolder = join(parsersFolder, 'node_modules/@mdn/mdn-http-observatory');

/** A sample, because all pages have the same headers, and `tests/site/every-page/security.test.ts` checks each page. */
const pages = documents.filter((page, index) => !redirectPages.includes(page) && index % 8 === 0);
const server = createServer(
  getRequestListener(createStaticSite(distDir).fetch, { overrideGlobalObjects: false }),
);
let observatory: Observatory;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await ensureParsers();
  await mkdir(join(packageFolder, 'conf'), { recursive: true });
  // The package downloads this list when it is installed.
  await writeFile(join(packageFolder, 'conf/hsts-preload.json'), '{}');
  const parts = ['types', 'constants', 'grader/grader', 'retriever/session', 'retriever/utils'];
  const modules = await Promise.all(parts.map((part) => load(join(packageFolder, 'src', `${part}.js`))));
  const axios = await load(join(parsersFolder, 'node_modules/axios/index.js'));
  observatory = Object.assign({}, axios, ...modules);
}, 120_000);
afterAll(() => void server.close());

async function load(file: string): Promise<object> {
  return await import(pathToFileURL(file).href);
}

/** Simulates a scan, with a redirect from http to https in front of the server. */
async function scan(host: string, path: string): Promise<{ score: number; failed: string[] }> {
  const { Requests, Session, AxiosHeaders, ALL_TESTS, getScoreModifier, parseHttpEquivHeaders } = observatory;
  const { port } = server.address() as AddressInfo;
  const page = new URL(path, `https://${host}`);
  const request = async (init: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const headers = new AxiosHeaders(Object.fromEntries(answer.headers));
    return {
      seen: { headers, status: answer.status, verified: true } satisfies Answer,
      text: await answer.text(),
    };
  };
  const { seen, text } = await request({});
  const requests = new Requests(host);
  requests.resources.path = text;
  const httpEquiv = parseHttpEquivHeaders(text, page.href);
  const cors = (
    await request({ method: 'OPTIONS', headers: { origin: 'https://http-observatory.security.mozilla.org' } })
  ).seen;
  requests.responses = {
    auto: { ...seen, httpEquiv },
    http: seen,
    https: seen,
    cors,
    httpRedirects: [
      { url: new URL(page.href.replace('https', 'http')), status: 301 },
      { url: page, status: 200 },
    ],
    httpsRedirects: [{ url: page, status: 200 }],
  };
  requests.session = new Session(page);
  const findings = ALL_TESTS.map((one) => one(requests));
  return {
    score: findings.reduce((sum, { result }) => sum + getScoreModifier(result), 100),
    failed: findings
      .filter(({ pass }) => !pass)
      .map(({ constructor, result }) => `${constructor.name}: ${result}`),
  };
}

test('pages pass all tests with 130 points', async () => {
  for (const { path } of pages)
    expect({ path, ...(await scan('law.example', path)) }).toEqual({ path, score: 130, failed: [] });
});
