import { calendarFile } from './calendar-file.ts';

/** Gives the visitor's browser a file that is made on the spot. */
export function saveToCalendar(name: string, day: string, title: string, text: string): void {
  const { origin, pathname, hostname } = location;
  const uid = `${name}-${day}@${hostname}`;
  const file = calendarFile({ day, title, text, url: origin + pathname, uid, now: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${name}-${day}.ics`;
  link.click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
