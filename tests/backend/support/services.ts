import type { Services } from '#functions/handlers/services.ts';

/** Creates services that by default send and log nothing. */
export function createTestServices(changes: Partial<Services> & Pick<Services, 'store'>): Services {
  return {
    sendMail: async () => {},
    log: () => {},
    now: () => new Date(),
    getSenderAddress: () => undefined,
    pepper: '',
    isOriginAllowed: () => true,
    resemblesSite: () => false,
    afterResponse: () => {},
    sendSoon: () => {},
    alarm: async () => [],
    isScheduled: false,
    settingProblems: [],
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
