/** Sample leads. Their names and phone numbers are canaries that must not appear in logs. */

export function getToday(): string {
  return new Date().toISOString().slice(0, 10);
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Creates a booking with a different valid name and phone number for each number. */
export function createBooking(
  number: number,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    fullName: createName(number),
    county: 'Broward',
    dateServed: getToday(),
    phoneNumber: createPhone(number),
    ...changes,
  };
}

export function createName(number: number): string {
  const digits = String(number).padStart(6, '0');
  return `Canary ${Array.from(digits, (digit) => letters[Number(digit)]).join('')}`;
}

function createPhone(number: number): string {
  const digits = String(2_000_000 + number).padStart(7, '0');
  return `(407) ${digits.slice(0, 3)}-${digits.slice(3)}`;
}

const property = {
  propertyAddress: '1 Canary Street',
  city: 'Tampa',
  zipCode: '33602',
  county: 'Hillsborough',
  ack1: true,
  ack2: true,
  ack3: true,
};

export const leads = {
  county: {
    kind: 'county-lead',
    fullName: 'Canary Lead',
    email: 'canary@example.com',
    phone: '(407) 555-0101',
    ...property,
  },
  death: {
    kind: 'wrongful-death',
    fullName: 'Canary Lead',
    email: 'canary@example.com',
    phone: '(407) 555-0102',
    state: 'Georgia',
    message: 'Canary\u0000 line\r\nnext \ud800',
  },
  question: {
    kind: 'immigration-question',
    fullName: 'Canary Lead',
    phone: '(407) 555-0103',
    message: 'Canary line\r\nnext',
  },
  tax: { kind: 'tax-intake', fullName: 'Canary 3rd', email: 'none', phone: 'call me', ...property },
  subscription: { kind: 'subscription', email: 'canary@example.com' },
} as const;
