import type { FormsConfig, DeadlineCopy, FormCopy } from '#client/published-data.ts';
import type { FieldCopy } from '#forms/definition.ts';

export const config: FormsConfig = {
  functionsBase: '/functions/v1',
  supabaseUrl: '',
  supabaseKey: '',
  firmPhone: { href: 'tel:+18135550101', text: '(813) 555-0101' },
  paymentUrl: '/local/payment',
};

const sharedCopy = {
  language: 'en',
  acknowledgments: [],
  submit: 'Send',
  submitting: 'Processing...',
  sent: 'Thank you',
  sentText: 'We will call you.',
  problems: 'There is a problem',
  errorPrefix: 'Error:',
  callInstead: 'Try again, or call us.',
  call: 'Call {phone}',
  sentAt: 'Sent {time}.',
  reference: 'Your request number is {reference}.',
  stillTrying: 'Still trying. You can also call us.',
  disclaimer: '<p>No relationship yet.</p>',
  required: '* Required',
  close: 'Close',
  newTab: '(opens in a new tab)',
  notifications: 'Notifications',
} satisfies Partial<FormCopy>;

function createFields(...names: string[]): { [name: string]: FieldCopy } {
  return Object.fromEntries(names.map((name) => [name, { label: name, missing: `Enter ${name}` }]));
}

const acknowledgments = ['The <b>$399</b> is a fee', '25 days', 'A separate agreement'];
const propertyFields = createFields('fullName', 'email', 'phone', 'propertyAddress', 'city', 'zipCode');
const county = {
  label: 'county',
  options: ['Orange', 'Pasco', 'Other'],
  prompt: 'Choose a county',
  missing: 'Enter county',
};

export const formCopy = {
  consultation: {
    ...sharedCopy,
    title: 'Free consultation </script><b>',
    openCalendar: 'Open the calendar',
    fields: createFields('fullName', 'caseNumber', 'county', 'dateServed', 'phoneNumber'),
  },
  wrongfulDeath: {
    ...sharedCopy,
    title: 'Talk to us',
    fields: createFields('fullName', 'phone', 'email', 'state', 'message'),
  },
  countyLead: { ...sharedCopy, title: 'Ask us', acknowledgments, fields: { ...propertyFields, county } },
  taxIntake: {
    ...sharedCopy,
    title: 'Intake',
    acknowledgments,
    sentBlocked: 'The payment page did not open.',
    openCalendar: 'Open the payment page',
    storage: 'Kept in this browser.',
    unchecked: 'Check this box',
    clear: 'Delete my details',
    cleared: 'Deleted',
    fields: { ...propertyFields, county },
  },
  subscribe: { ...sharedCopy, title: 'Subscribe', fields: createFields('email') },
} satisfies { [form: string]: FormCopy };

export const deadlines: { served: DeadlineCopy } = {
  served: {
    counting: 'court',
    invalid: 'Enter a date in the past.',
    actBy: 'Answer by',
    left: '{days} days left.',
    leftOne: 'One day left.',
    end: 'The court may count longer.',
    endClosed: 'The 20 days end on {date}, a weekend or holiday.',
    act: 'Act today',
    lastDay: 'Today is your last day.',
    safeDayOver: 'The day to answer by was {date}.',
    due: 'Was due',
    late: 'Call us.',
    call: 'We answer from 9 to 5.',
    season: undefined,
    calendar: { title: 'Answer due', text: 'Call (813) 555-0101.' },
  },
};
