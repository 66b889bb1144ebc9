type CalendarEntry = {
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
  url: string;
  /** An entry with the same UID replaces the earlier one. */
  uid: string;
  now: Date;
  /** Durations relative to the start of the day, such as -P7D. */
  alarms: readonly string[];
};

/** Alarms a week and two days before the date to act by. */
export const deadlineAlarms = ['-P7D', '-P2D'];

/** Builds an iCalendar file (RFC 5545) with an all-day event. */
export function buildCalendarFile({ day, title, text, url, uid, now, alarms }: CalendarEntry): string {
  const summary = escapeText(title);
  const formatAlarm = (trigger: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deadline//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${toCompactDate(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${toCompactDate(day)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    // Doesn't mark the visitor as busy.
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(formatAlarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toCompactDate(date: string): string {
  return date.replace(/[-:]/g, '');
}

/** Escapes text as in RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const maxOctets = 75;

/** Folds a line as in RFC 5545, section 3.1: at most 75 octets per line, and continuation lines start with a space. */
function foldLine(line: string): string {
  let text = '';
  let remainingOctets = maxOctets;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > remainingOctets) {
      text += '\r\n ';
      remainingOctets = maxOctets - 1;
    }
    text += character;
    remainingOctets -= octets;
  }
  return text;
}

type CalendarDownload = Pick<CalendarEntry, 'day' | 'title' | 'text' | 'alarms'> & { name: string };

/** Downloads a calendar file with one event. */
export function downloadCalendarFile({ name, ...entry }: CalendarDownload): void {
  const { origin, pathname, hostname } = location;
  const { day } = entry;
  const uid = `${name}-${day}@${hostname}`;
  const file = buildCalendarFile({ ...entry, url: origin + pathname, uid, now: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${name}-${day}.ics`;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
