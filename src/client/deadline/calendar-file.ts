/** One day as a calendar file (RFC 5545), with alarms. */
type CalendarEntry = {
  day: string;
  title: string;
  text: string;
  /** The page that it was made on. */
  url: string;
  /** Saved twice, an entry of the same name takes its own place. */
  uid: string;
  now: Date;
  /** When to remind, such as a week before the day begins: -P7D. */
  alarms: readonly string[];
};

/** A week and two days ahead: enough to find a lawyer, and to file. */
export const deadlineAlarms = ['-P7D', '-P2D'];

/** An entry of a whole day, `YYYY-MM-DD`, without a time zone. Lines end and fold as RFC 5545, 3.1, asks. */
export function calendarFile({ day, title, text, url, uid, now, alarms }: CalendarEntry): string {
  const summary = escaped(title);
  const alarm = (trigger: string) => [
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
    `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    // The day stays free for meetings.
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap(alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function compact(moment: string): string {
  return moment.replace(/[-:]/g, '');
}

/** Section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const longest = 75;

/** Section 3.1: at most 75 octets, and a line that goes on begins with a space. No character is parted. */
function folded(line: string): string {
  let text = '';
  let room = longest;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > room) {
      text += '\r\n ';
      room = longest - 1;
    }
    text += character;
    room -= octets;
  }
  return text;
}

type SavedDay = Pick<CalendarEntry, 'day' | 'title' | 'text' | 'alarms'> & { name: string };

/** Gives the visitor's browser a file that is made on the spot. */
export function saveToCalendar({ name, ...entry }: SavedDay): void {
  const { origin, pathname, hostname } = location;
  const { day } = entry;
  const uid = `${name}-${day}@${hostname}`;
  const file = calendarFile({ ...entry, url: origin + pathname, uid, now: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${name}-${day}.ics`;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
