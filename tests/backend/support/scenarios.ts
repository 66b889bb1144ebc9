/** Runs scenarios on a backend, and records transcripts to compare. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { TestBackend } from './test-backend.ts';
import { createBooking, leads, getToday } from './samples.ts';
import { createFormRequest, createJsonRequest, type HttpRequest, type HttpResponse } from './send.ts';

type Step = {
  /** SQL to run instead of sending a request. */
  sql?: string;
  /** Default: the function that stores the lead or the booking. */
  call?: string;
  booking?: number;
  /** The number of bookings to send, each by a different person. The transcript contains only their status codes. */
  people?: number;
  lead?: keyof typeof leads;
  /** The function that a link in the subscriber's email calls. */
  link?: string;
  /** `short` and `none` simulate links that were copied incompletely. */
  token?: 'short' | 'none';
  json?: Record<string, unknown>;
  html?: Record<string, string>;
  key?: string;
  origin?: string;
  method?: string;
  type?: string;
  /** Each character is one byte. */
  body?: string;
  /** The body is repeated up to this length. */
  length?: number;
};

type Scenario = { name: string; steps: Step[] };

/** Loads the scenarios, as sent from `origin`. */
export function loadScenarios(origin: string): Scenario[] {
  const text = readFileSync(new URL('scenarios.yaml', import.meta.url), 'utf8');
  return parse(text.replaceAll('{today}', getToday()).replaceAll('{site}', origin), { merge: true });
}

/** Remembers the email's token after its subscription has ended. */
const lastTokens = new WeakMap<TestBackend, string>();

async function followLink(backend: TestBackend, link: string, step: Step): Promise<HttpResponse> {
  const [row] = await backend.sql('select token from private.subscription');
  const token = row === undefined ? lastTokens.get(backend) : String(row['token']);
  lastTokens.set(backend, token ?? '');
  const query = { short: token?.slice(1), none: '' };
  return await backend.call(`${link}?token=${step.token ? query[step.token] : token}`, createRequest(step));
}

async function runStep(backend: TestBackend, step: Step): Promise<HttpResponse | string | undefined> {
  const { sql, call = step.lead === undefined ? 'book-consultation' : 'submit-lead', people } = step;
  if (sql !== undefined) return void (await backend.sql(sql));
  if (step.link !== undefined) return await followLink(backend, step.link, step);
  if (people === undefined) return await backend.call(call, createRequest(step));
  const statuses: number[] = [];
  for (let number = 0; number < people; number += 1)
    statuses.push((await backend.call(call, createRequest({ ...step, booking: number }))).status);
  return statuses.join(' ');
}

function createRequest({
  booking: number,
  lead,
  json,
  html,
  key,
  origin,
  method,
  type,
  body,
  length,
}: Step): HttpRequest {
  const headers = {
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(origin !== undefined && { origin }),
    ...(type !== undefined && { 'content-type': type }),
  };
  if (html !== undefined) return createFormRequest(html, headers);
  if (number !== undefined) return createJsonRequest(createBooking(number, json), headers);
  if (lead !== undefined) return createJsonRequest({ ...leads[lead], ...json }, headers);
  if (json !== undefined) return createJsonRequest(json, headers);
  return {
    headers,
    ...(method !== undefined && { method }),
    ...(body !== undefined && { body: Buffer.from(body.padEnd(length ?? 0, body), 'latin1') }),
  };
}

/** Runs a scenario on an empty store. Returns the responses and the stored rows. */
export async function recordTranscript(backend: TestBackend, scenario: Scenario): Promise<string> {
  await backend.sql('delete from private.submission');
  await backend.sql('delete from private.suppression');
  const responses: (HttpResponse | string)[] = [];
  for (const step of scenario.steps) {
    const response = await runStep(backend, step);
    if (response !== undefined) responses.push(response);
  }
  const storedRows = await backend.sql(
    `select concat_ws(' ', s.kind, b.state) as kind, array_to_string(s.quarantined_for, '+') as review, count(*)::int as rows,
      count(coalesce(o.id, case when s.quarantined_for <> '{}' and s.kind <> 'subscription' then s.id end))::int as emails
     from private.submission s left join private.outbox o on o.submission_id = s.id
     left join private.subscription b on b.submission_id = s.id group by 1, 2 order by 1, 2`,
  );
  const rows = storedRows.map(
    (row) => `  stored: ${row['rows']} ${row['kind']} ${row['review']} (${row['emails']} to send)`,
  );
  return [
    scenario.name,
    ...responses.map((response) => `  ${describeResponse(response, backend)}`),
    ...rows,
  ].join('\n');
}

/** The headers that the handlers set. */
const comparedHeaders = [
  'location',
  'allow',
  'retry-after',
  'content-type',
  'access-control-allow-origin',
  'access-control-allow-methods',
];

function describeResponse(response: HttpResponse | string, backend: TestBackend): string {
  if (typeof response === 'string') return response;
  const headers = comparedHeaders.flatMap((name) =>
    response.headers[name] ? [`${name}: ${response.headers[name]}`] : [],
  );
  const isPage = response.text.startsWith('<');
  // With the policy `no-referrer`, a page submits forms with the origin "null".
  if (isPage) headers.push(`referrer-policy: ${response.headers['referrer-policy']}`);
  const shownBody = isPage
    ? removeFormCopy(/<main>.*<\/main>/s.exec(response.text)?.[0] ?? '')
    : response.text;
  // References are random.
  const body = shownBody.replace(/("reference":"|request number is )[\da-f]{8}/, '$1…');
  return [response.status, ...headers, body]
    .join(' | ')
    .replaceAll(backend.origin, 'SITE')
    .replaceAll(getToday(), 'TODAY');
}

/** Removes form copy, which `tests/live/rejected-forms.test.ts` covers. */
function removeFormCopy(main: string): string {
  if (!main.includes('<form')) return main;
  const labels = main.matchAll(/<label for="(\w+)">(.*?)(?: \*| \([^<]*\))<\/label>/g);
  const mainWithoutLabels = [...labels].reduce(
    (text, [, name, label]) =>
      text
        .replace(`for="${name}">${label}`, `for="${name}">LABEL`)
        .replace(`href="#${name}"><b>${label}`, `href="#${name}"><b>LABEL`),
    main,
  );
  return mainWithoutLabels
    .replace(/<h1>.*?<\/h1>/, '<h1>TITLE</h1>')
    .replace(/(<form[^>]*>)<p>.*?<\/p>/, '$1<p>REQUIRED</p>')
    .replace(/(<p id="terms">)[^<]*<\/p>(?=<button>)/, '$1DISCLAIMER</p>')
    .replaceAll(/<p class="hint" id="(\w+)-hint">.*?<\/p>/g, '')
    .replaceAll(/ aria-describedby="\w+-hint"|\w+-hint (?=\w+-error)/g, '')
    .replaceAll(/ \([^<]*\)(?=<\/label>)/g, ' (OPTIONAL)')
    .replaceAll(/<option( value="")?>.*?<\/option>/g, '');
}
