import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Button, LinkButton } from '#ui/buttons.tsx';
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
      <div className="finder" data-island="deadline" data-days={days}>
        <TextField
          id={name}
          name={name}
          type="date"
          label={field.label}
          hint={field.hint}
          // A browser that remembers the date would keep it beyond the visit.
          autoComplete="off"
        />
        <div className="found">
          <Outcome name="due">
            <p className="eye">{result.actBy}</p>
            <p className="day" data-day="actBy">
              {longestDay}
            </p>
            <p>{withDay(result.end, 'end', longestDay)}</p>
          </Outcome>
          <Outcome name="late">
            <p>{withDay(result.late, 'actBy', longestDay)}</p>
          </Outcome>
          <Outcome name="invalid">
            <p className="err">{field.invalid}</p>
          </Outcome>
          <div role="status" id={`${name}-found`} />
          <div className="days">
            <p>{result.waiting}</p>
            <Examples {...examples} />
          </div>
          <Button icon="calendar" data-title={calendar.title}>
            {calendar.label}
          </Button>
          <LinkButton icon="phone" href={call.href}>
            {call.label}
          </LinkButton>
        </div>
      </div>
      {children}
    </Band>
  );
}

function Examples({ heading, from, to, rows }: DeadlineSectionProps['examples']) {
  return (
    <table>
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.from}>
            <td>{row.from}</td>
            <td>{row.to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hidden, and not announced: a script copies the outcome that applies into the live region. */
function Outcome({ name, children }: { name: string; children: ReactNode }) {
  return <div data-said={name}>{children}</div>;
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
