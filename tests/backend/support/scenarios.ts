/** Scenarios that every leg runs, with transcripts to compare. */
import type { Leg } from './leg.ts';
import { booking, leads, today } from './samples.ts';
import { asForm, asJson, type Sent } from './send.ts';

const book = 'book-consultation';
const lead = 'submit-lead';

export type Scenario = { name: string; play: (leg: Leg) => Promise<(Sent | string)[]> };

export const scenarios: readonly Scenario[] = [
  {
    name: 'a booking is stored, and the response has the calendar',
    play: async (leg) => [await leg.call(book, asJson(booking(1)))],
  },
  {
    name: 'a repeated key is the same booking',
    play: async (leg) => [
      await leg.call(book, asJson(booking(1), { 'idempotency-key': 'key-aaaa' })),
      await leg.call(book, asJson(booking(1), { 'idempotency-key': 'key-aaaa' })),
    ],
  },
  {
    name: 'the same content with another key is the same booking, also for that key later',
    play: async (leg) => {
      const first = await leg.call(book, asJson(booking(1), { 'idempotency-key': 'key-aaaa' }));
      const second = await leg.call(
        book,
        asJson(booking(1, { fullName: ' CANARY  AAAAAB ' }), { 'idempotency-key': 'key-bbbb' }),
      );
      await leg.sql("update private.submission set created_at = created_at - interval '1 day'");
      const later = await leg.call(book, asJson(booking(1), { 'idempotency-key': 'key-bbbb' }));
      return [first, second, later];
    },
  },
  {
    name: 'a key used for other content is refused',
    play: async (leg) => [
      await leg.call(book, asJson(booking(1), { 'idempotency-key': 'key-aaaa' })),
      await leg.call(book, asJson(booking(2), { 'idempotency-key': 'key-aaaa' })),
    ],
  },
  {
    name: 'without a key the content identifies the booking',
    play: async (leg) => [await leg.call(book, asJson(booking(1))), await leg.call(book, asJson(booking(1)))],
  },
  {
    name: 'every invalid field is named',
    play: async (leg) => [
      await leg.call(
        book,
        asJson({ fullName: '1', caseNumber: '#', county: '', dateServed: 'x', phoneNumber: 'x' }),
      ),
      await leg.call(book, asJson(booking(1, { dateServed: '2001-01-01', phoneNumber: '1'.repeat(21) }))),
    ],
  },
  {
    name: 'a bot’s booking is held for review, with a normal response',
    play: async (leg) => [
      await leg.call(book, asJson(booking(1, { reference: 'x' }))),
      await leg.call(book, asJson(booking(2, { elapsedMs: 10 }))),
      await leg.call(book, asJson(booking(3, { elapsedMs: 9000 }))),
    ],
  },
  {
    name: 'one phone number: some bookings are held for review, then refused with the phone number to call',
    play: async (leg) => {
      const statuses: string[] = [];
      for (let number = 0; number < 14; number += 1) {
        const { status } = await leg.call(book, asJson(booking(number, { phoneNumber: '407-555-0199' })));
        statuses.push(String(status));
      }
      return [
        statuses.join(' '),
        await leg.call(book, asJson(booking(99, { phoneNumber: '+1 407.555.0199' }))),
      ];
    },
  },
  {
    name: 'one address: some bookings are held for review, then refused',
    play: async (leg) => {
      const statuses: string[] = [];
      for (let number = 0; number < 33; number += 1) {
        statuses.push(String((await leg.call(book, asJson(booking(number)))).status));
      }
      return [statuses.join(' ')];
    },
  },
  {
    name: 'a native form redirects to the calendar, or shows its errors',
    play: async (leg) => {
      const words = {
        fullName: 'Canary <b>',
        county: 'Lee',
        dateServed: today(),
        phoneNumber: '4075550100',
        attempt: 'key-form',
      };
      return [
        await leg.call(book, asForm({ ...words, fullName: 'Canary' })),
        await leg.call(book, asForm({ ...words, fullName: 'Canary' })),
        await leg.call(book, asForm(words)),
      ];
    },
  },
  {
    name: 'each kind of lead is stored',
    play: async (leg) => [
      await leg.call(lead, asJson(leads.county)),
      await leg.call(lead, asJson(leads.death)),
      await leg.call(lead, asJson(leads.tax)),
      await leg.call(lead, asJson(leads.subscription)),
      await leg.call(lead, asJson({ ...leads.subscription, email: 'CANARY@example.com' })),
    ],
  },
  {
    name: 'the intake is checked for required fields, then for acknowledgments',
    play: async (leg) => [
      await leg.call(lead, asJson({ kind: 'tax-intake', fullName: 'x' })),
      await leg.call(lead, asJson({ ...leads.tax, ack2: false })),
      await leg.call(lead, asJson({ ...leads.tax, city: '', zipCode: '' })),
    ],
  },
  {
    name: 'a native lead form redirects within the site, or shows a confirmation',
    play: async (leg) => {
      const words = {
        kind: 'wrongful-death',
        fullName: 'Canary',
        email: 'a@b',
        phone: '4075550100',
        state: 'Utah',
      };
      return [
        await leg.call(lead, asForm({ ...words, returnTo: '/thank-you' })),
        await leg.call(lead, asForm({ ...words, returnTo: '//evil.example' })),
        await leg.call(lead, asForm(words)),
        await leg.call(lead, asForm({ kind: 'subscription', email: 'canary@example.com' })),
      ];
    },
  },
  {
    name: 'a refused native form keeps its checked boxes and can be sent again',
    play: async (leg) => {
      const words = {
        kind: 'county-lead',
        fullName: 'Canary 2',
        email: 'a@b.example',
        phone: '4075550100',
        propertyAddress: '1 Sample Street',
        county: 'Lee',
        ack1: 'on',
        ack3: 'on',
      };
      return [
        await leg.call(lead, asForm(words)),
        await leg.call(lead, asForm({ ...words, ack2: 'on', fullName: 'Canary' })),
        await leg.call(lead, asForm(words, { origin: 'null' })),
        await leg.call(lead, asForm({ ...words, kind: 'tax-intake' })),
        await leg.call(lead, asForm({ ...words, kind: 'tax-intake', county: '' })),
      ];
    },
  },
  {
    name: 'only the site’s pages can call the functions',
    play: async (leg) => [
      await leg.call(book, { method: 'OPTIONS', headers: { origin: leg.origin } }),
      await leg.call(book, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }),
      await leg.call(book, asJson(booking(1), { origin: 'https://evil.example' })),
      await leg.call(book, asJson(booking(1), { origin: 'null' })),
      await leg.call(book, asJson(booking(1), { origin: leg.origin })),
    ],
  },
  {
    name: 'an unreadable request is refused with a message',
    play: async (leg) => [
      await leg.call(book, { method: 'GET' }),
      await leg.call(book, { headers: { 'content-type': 'text/plain' }, body: '{}' }),
      await leg.call(book, { headers: { 'content-type': 'application/json' }, body: '{' }),
      await leg.call(book, {
        headers: { 'content-type': 'application/json' },
        body: Buffer.from([0x22, 0xff, 0x22]),
      }),
      await leg.call(book, { headers: { 'content-type': 'application/json' }, body: 'x'.repeat(20_000) }),
    ],
  },
];

/** Runs a scenario on an empty store; returns the responses and the stored rows. */
export async function transcriptOf(leg: Leg, scenario: Scenario): Promise<string> {
  await leg.sql('delete from private.submission');
  const answers = await scenario.play(leg);
  const stored = await leg.sql(
    `select s.kind, array_to_string(s.quarantined_for, '+') as review, count(*)::int as rows, count(o.id)::int as mails
     from private.submission s left join private.outbox o on o.submission_id = s.id group by 1, 2 order by 1, 2`,
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
