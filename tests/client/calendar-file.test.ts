/** Calendar files (RFC 5545). */
import { expect, test } from 'vitest';
import { buildCalendarFile, deadlineAlarms } from '#client/deadline/calendar-file.ts';

const title = 'Act by today: court papers; file, or call \\ write';
const text = `Counted plainly, the days end on Saturday.\nДо суду подають папери: ${'№ '.repeat(60)}🗓️`;
const entry = {
  day: '2026-12-10',
  title,
  text,
  url: 'https://www.example.com/foreclosure-defense',
  uid: 'deadline-2026-12-10@www.example.com',
  now: new Date('2026-11-21T15:04:05.678Z'),
  alarms: deadlineAlarms,
};
const file = buildCalendarFile(entry);

test('lines end in CRLF and have at most 75 octets', () => {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(octets.filter((count) => count > 70).length).toBeGreaterThan(2);
});

test('the file contains one all-day event', () => {
  const properties = readProperties(file);
  expect(properties.filter(({ name }) => name === 'BEGIN').map(({ value }) => value)).toEqual([
    'VCALENDAR',
    'VEVENT',
    'VALARM',
    'VALARM',
  ]);
  expect(readValues('END')).toEqual(['VALARM', 'VALARM', 'VEVENT', 'VCALENDAR']);
  expect(readValues('VERSION')).toEqual(['2.0']);
  expect(readValues('PRODID')).toHaveLength(1);
  expect(readValues('UID')).toEqual([entry.uid]);
  expect(readValues('DTSTAMP')).toEqual(['20261121T150405Z']);
  expect(readValues('DTSTART;VALUE=DATE')).toEqual(['20261210']);
  expect(readValues('URL')).toEqual([entry.url]);
});

test('text is escaped', () => {
  expect(readValues('SUMMARY').map(unescapeText)).toEqual([title]);
  expect(readValues('DESCRIPTION').map(unescapeText)).toEqual([text, title, title]);
});

test('alarms go off seven and two days before the event', () => {
  expect(readValues('TRIGGER')).toEqual(['-P7D', '-P2D']);
  expect(readValues('ACTION')).toEqual(['DISPLAY', 'DISPLAY']);
});

function readValues(propertyName: string): string[] {
  return readProperties(file).flatMap(({ name, value }) => (name === propertyName ? [value] : []));
}

function readProperties(fileText: string): { name: string; value: string }[] {
  const lines = fileText.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1) };
  });
}

/** Unescapes text. An unescaped comma or semicolon would start another value. */
function unescapeText(value: string): string {
  expect(value.replaceAll(/\\./g, '')).not.toMatch(/[\\;,]/);
  return value.replaceAll(/\\(.)/g, (_escape, character: string) => (character === 'n' ? '\n' : character));
}
