import { expect, test } from 'vitest';
import { allFunctions } from '#functions/handlers/functions.ts';
import { renderMail } from '#functions/mail/render.ts';
import { booking, leads } from '../support/samples.ts';
import { servicesWith } from '../support/services.ts';

const id = '4f2a91c0-1111-4222-8333-444455556666';
async function submit(name: string, content: object, outcome: string, type = 'application/json') {
  const services = servicesWith({ store: { call: async () => ({ outcome, id }) } });
  const words = Object.entries(content).map(([field, value]) => [
    field,
    value === true ? 'on' : String(value),
  ]);
  const body = type === 'application/json' ? JSON.stringify(content) : new URLSearchParams(words).toString();
  const request = new Request('https://fn.example.com', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return await allFunctions(services).get(name)?.(request);
}

test.each(['created', 'replayed'])('the response to a %s request has its reference', async (outcome) => {
  for (const [name, content] of [
    ['book-consultation', booking(1)],
    ['submit-lead', leads.county],
    ['submit-lead', leads.death],
    ['submit-lead', leads.tax],
    ['submit-lead', leads.question],
  ] as const) {
    const answer = await submit(name, content, outcome);
    expect(await answer?.json(), name).toMatchObject({ success: true, reference: '4f2a91c0' });
  }
});

test('the response to a subscription has no reference, so it doesn’t reveal known addresses', async () => {
  for (const outcome of ['created', 'replayed']) {
    const answer = await submit('submit-lead', leads.subscription, outcome);
    expect(await answer?.json()).toEqual({ success: true });
  }
});

test('the response page without JavaScript shows the reference', async () => {
  const answer = await submit('submit-lead', leads.county, 'created', 'application/x-www-form-urlencoded');
  expect(answer?.status).toBe(200);
  expect(await answer?.text()).toContain('Your request number is 4f2a91c0.');
});

test('the subject of the firm’s notice has the reference', () => {
  const createdAt = '2026-11-23T01:30:21.488+00:00';
  const lead = { id, kind: 'immigration-question', createdAt, fullName: 'Jane Roe' };
  const message = { id: 'x', kind: 'firm-notice' as const, createdAt, lead };
  const mail = renderMail(message, servicesWith({ store: { call: async () => ({}) } }));
  expect(mail.subject).toBe('Immigration question 4f2a91c0');
});
