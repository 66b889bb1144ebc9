import { expect, test } from 'vitest';
import { renderMail } from '../../../supabase/functions/_shared/mail/render.ts';
import { servicesWith } from '../support/services.ts';

test('the firm reads when a lead came on its own clock: an evening’s has that evening’s date', () => {
  const createdAt = '2026-11-23T01:30:21.488+00:00';
  const message = {
    id: 'id',
    kind: 'firm-notice',
    createdAt,
    attempts: 1,
    lead: { id: '0123456789', kind: 'general', createdAt, fullName: 'Jane Roe' },
  } as const;
  const { text } = renderMail(message, servicesWith({ store: { call: async () => ({}) } }));
  expect(text).toMatch(/^Received: +Sunday, November 22, 2026 at 8:30:21\sPM EST$/m);
});
