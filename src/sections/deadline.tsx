import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Button, LinkButton } from '#ui/buttons.tsx';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { TextField } from '#ui/fields.tsx';

type DeadlineSectionProps = BandProps & {
  /** Starts the ids in the part. */
  name: string;
  days: number;
  field: { label: string; hint: string; invalid: string };
  result: { waiting: string; actBy: string; end: string; late: string };
  /** The longest date there is in the page's language: it keeps the room for any other. */
  longestDay: string;
  calendar: { label: string; title: string };
  call: { href: string; label: string };
  examples: { heading: string; from: string; to: string; rows: { from: string; to: string }[] };
};

/** The field works by scripts alone. Until it has a date, and without scripts, a table of examples stands in its place. */
export function DeadlineSection(props: DeadlineSectionProps) {
  const { name, days, field, result, longestDay, calendar, call, examples, children, ...band } = props;
  return (
    <Band {...band}>
      <div data-island="deadline" data-days={days}>
        <div className="max-w-96 scriptless:hidden">
          <TextField
            id={name}
            name={name}
            type="date"
            label={field.label}
            hint={field.hint}
            // A browser that remembers the date would keep it beyond the visit.
            autoComplete="off"
          />
        </div>
        {/* All that may be said lies in one place: its longest words keep the room, and nothing moves. */}
        <div className="grid grid-cols-1 grid-rows-[auto_1fr] gap-5 bg-mist p-5 [border-left:4px_solid_var(--color-sun)]">
          <Outcome name="due">
            <Eyebrow>{result.actBy}</Eyebrow>
            <p
              className="mb-[0.6rem] font-serif text-h2 leading-[1.2] text-balance text-deep"
              data-day="actBy"
            >
              {longestDay}
            </p>
            <p>{withDay(result.end, 'end', longestDay)}</p>
          </Outcome>
          <Outcome name="late">
            <p>{withDay(result.late, 'actBy', longestDay)}</p>
          </Outcome>
          <Outcome name="invalid">
            <p className="font-bold text-red">{field.invalid}</p>
          </Outcome>
          <div className="col-start-1 row-start-1 scriptless:hidden" role="status" id={`${name}-found`} />
          <div className="col-start-1 row-start-1 row-end-3 in-data-says:invisible">
            <p className="scriptless:hidden">{result.waiting}</p>
            <Examples {...examples} />
          </div>
          <div className="invisible col-start-1 row-start-2 flex place-self-start in-data-[says=due]:visible print:hidden scriptless:hidden">
            <Button icon="calendar" data-title={calendar.title}>
              {calendar.label}
            </Button>
          </div>
          <div className="invisible col-start-1 row-start-2 flex place-self-start in-data-[says=late]:visible scriptless:hidden">
            <LinkButton icon="phone" href={call.href}>
              {call.label}
            </LinkButton>
          </div>
        </div>
      </div>
      {children}
    </Band>
  );
}

function Examples({ heading, from, to, rows }: DeadlineSectionProps['examples']) {
  return (
    <table className="mt-4 w-full border-collapse text-s">
      <caption className="py-[0.4rem] pr-2 text-start font-bold">{heading}</caption>
      <thead>
        <tr>
          <th
            className="py-[0.4rem] pr-2 pl-0 text-start [border-bottom:1px_solid_var(--color-line)]"
            scope="col"
          >
            {from}
          </th>
          <th
            className="py-[0.4rem] pr-2 pl-0 text-start [border-bottom:1px_solid_var(--color-line)]"
            scope="col"
          >
            {to}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <td className="py-[0.4rem] pr-2 pl-0 text-start [border-bottom:1px_solid_var(--color-line)]">
              {row.from}
            </td>
            <td className="py-[0.4rem] pr-2 pl-0 text-start [border-bottom:1px_solid_var(--color-line)]">
              {row.to}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hidden, and not announced: a script copies the outcome that applies into the live region. */
function Outcome({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="invisible col-start-1 row-start-1 scriptless:hidden" data-said={name}>
      {children}
    </div>
  );
}

function withDay(sentence: string, day: 'end' | 'actBy', longestDay: string): ReactNode {
  const [before, after] = sentence.split('{date}');
  return (
    <>
      {before}
      <b data-day={day}>{longestDay}</b>
      {after}
    </>
  );
}
