/** Plays scenarios on a leg, with transcripts to compare. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Leg } from './leg.ts';
import { booking, leads, today } from './samples.ts';
import { asForm, asJson, type Sending, type Sent } from './send.ts';

type Step = {
  /** Replaces the request. */
  sql?: string;
  /** Default: the function of the lead, or that of bookings. */
  call?: string;
  booking?: number;
  /** Sends this many bookings, each by a different person. The transcript has their statuses. */
  people?: number;
  lead?: keyof typeof leads;
  /** The function of a link in the e-mail to the last subscriber. */
  link?: string;
  /** `short` and `none` are links that were not copied completely. */
  token?: 'short' | 'none';
  json?: Record<string, unknown>;
  html?: Record<string, string>;
  key?: string;
  origin?: string;
  method?: string;
  type?: string;
  /** Each character is one byte. */
  body?: string;
  /** The last character of the body is repeated up to this length. */
  length?: number;
};

type Scenario = { name: string; steps: Step[] };

/** The scenarios as the origin sends them. */
export function scenariosFrom(origin: string): Scenario[] {
  const text = readFileSync(new URL('scenarios.yaml', import.meta.url), 'utf8');
  return parse(text.replaceAll('{today}', today()).replaceAll('{site}', origin), { merge: true });
}

/** The e-mail's token, also after its subscription ended. */
const lastToken = new WeakMap<Leg, string>();

async function followLink(leg: Leg, link: string, step: Step): Promise<Sent> {
  const [row] = await leg.sql('select token from private.subscription');
  const token = row === undefined ? lastToken.get(leg) : String(row['token']);
  lastToken.set(leg, token ?? '');
  const query = { short: token?.slice(1), none: '' };
  return await leg.call(`${link}?token=${step.token ? query[step.token] : token}`, sendingOf(step));
}

async function play(leg: Leg, step: Step): Promise<Sent | string | undefined> {
  const { sql, call = step.lead === undefined ? 'book-consultation' : 'submit-lead', people } = step;
  if (sql !== undefined) return void (await leg.sql(sql));
  if (step.link !== undefined) return await followLink(leg, step.link, step);
  if (people === undefined) return await leg.call(call, sendingOf(step));
  const statuses: number[] = [];
  for (let number = 0; number < people; number += 1)
    statuses.push((await leg.call(call, sendingOf({ ...step, booking: number }))).status);
  return statuses.join(' ');
}

function sendingOf({
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
}: Step): Sending {
  const headers = {
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(origin !== undefined && { origin }),
    ...(type !== undefined && { 'content-type': type }),
  };
  if (html !== undefined) return asForm(html, headers);
  if (number !== undefined) return asJson(booking(number, json), headers);
  if (lead !== undefined) return asJson({ ...leads[lead], ...json }, headers);
  if (json !== undefined) return asJson(json, headers);
  return {
    headers,
    ...(method !== undefined && { method }),
    ...(body !== undefined && { body: Buffer.from(body.padEnd(length ?? 0, body), 'latin1') }),
  };
}

/** Runs a scenario on an empty store; returns the responses and the stored rows. */
export async function transcriptOf(leg: Leg, scenario: Scenario): Promise<string> {
  await leg.sql('delete from private.submission');
  await leg.sql('delete from private.suppression');
  const answers: (Sent | string)[] = [];
  for (const step of scenario.steps) {
    const answer = await play(leg, step);
    if (answer !== undefined) answers.push(answer);
  }
  const stored = await leg.sql(
    `select concat_ws(' ', s.kind, b.state) as kind, array_to_string(s.quarantined_for, '+') as review, count(*)::int as rows, count(o.id)::int as mails
     from private.submission s left join private.outbox o on o.submission_id = s.id
     left join private.subscription b on b.submission_id = s.id group by 1, 2 order by 1, 2`,
  );
  const rows = stored.map(
    (row) => `  stored: ${row['rows']} ${row['kind']} ${row['review']} (${row['mails']} to send)`,
  );
  return [scenario.name, ...answers.map((answer) => `  ${describeAnswer(answer, leg)}`), ...rows].join('\n');
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

function describeAnswer(answer: Sent | string, leg: Leg): string {
  if (typeof answer === 'string') return answer;
  const headers = comparedHeaders.flatMap((name) =>
    answer.headers[name] ? [`${name}: ${answer.headers[name]}`] : [],
  );
  const page = answer.text.startsWith('<');
  // A page without a referrer sends forms with the origin "null".
  if (page) headers.push(`referrer-policy: ${answer.headers['referrer-policy']}`);
  const shown = page ? withoutContent(/<main>.*<\/main>/s.exec(answer.text)?.[0] ?? '') : answer.text;
  // Random.
  const body = shown.replace(/("reference":"|request number is )[\da-f]{8}/, '$1…');
  return [answer.status, ...headers, body]
    .join(' | ')
    .replaceAll(leg.origin, 'SITE')
    .replaceAll(today(), 'TODAY');
}

/** Removes form copy, which `tests/live/refused-forms.test.ts` covers. */
function withoutContent(main: string): string {
  if (!main.includes('<form')) return main;
  const labels = main.matchAll(/<label for="(\w+)">(.*?)(?: \*| \([^<]*\))<\/label>/g);
  const unlabeled = [...labels].reduce(
    (text, [, name, label]) =>
      text
        .replace(`for="${name}">${label}`, `for="${name}">LABEL`)
        .replace(`href="#${name}"><b>${label}`, `href="#${name}"><b>LABEL`),
    main,
  );
  return unlabeled
    .replace(/<h1>.*?<\/h1>/, '<h1>TITLE</h1>')
    .replace(/(<form[^>]*>)<p>.*?<\/p>/, '$1<p>REQUIRED</p>')
    .replace(/(<p id="terms">)[^<]*<\/p>(?=<button>)/, '$1DISCLAIMER</p>')
    .replaceAll(/<p class="hint" id="(\w+)-hint">.*?<\/p>/g, '')
    .replaceAll(/ aria-describedby="\w+-hint"|\w+-hint (?=\w+-error)/g, '')
    .replaceAll(/ \([^<]*\)(?=<\/label>)/g, ' (OPTIONAL)')
    .replaceAll(/<option( value="")?>.*?<\/option>/g, '');
}
