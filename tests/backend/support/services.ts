import type { Services } from '../../../supabase/functions/_shared/handlers/services.ts';

/** What the functions are given where a test says nothing else. Nothing is sent, logged or asked for. */
export function servicesWith(changes: Partial<Services> & Pick<Services, 'store'>): Services {
  return {
    sendMail: async () => {},
    log: () => {},
    now: () => new Date(),
    addressOf: () => undefined,
    pepper: '',
    originAllowed: () => true,
    bearsSiteName: () => false,
    afterAnswer: () => {},
    sendSoon: () => {},
    note: () => {},
    alarm: async () => [],
    settingFaults: [],
    isScheduled: false,
    siteUrl: 'https://www.example.com',
    functionsUrl: 'https://fn.example.com/functions/v1',
    calendarUrl: '',
    paymentUrl: undefined,
    firmPhone: '(407) 555-0100',
    notifyEmail: 'office@example.com',
    drainSecret: undefined,
    ...changes,
  };
}
