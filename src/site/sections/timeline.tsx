import { Band, Unbroken } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';
import { StepList, ruledColumn, ruledColumns } from './steps.tsx';

type TimelineSectionProps = BandProps & {
  heading: string;
  events: {
    when: string;
    title: string;
    html?: string | undefined;
    /** Highlights the critical deadline with color, weight and a flag. */
    mark?: boolean | undefined;
  }[];
  /** Shows the days to scale above the events, instead of equal steps. */
  scale?: ScaleProps | undefined;
};

/** Positions are percentages of the line. */
type ScaleProps = {
  days: number;
  months: number;
  start: string;
  end: string;
  spans: { from: number; to: number; label: string; mark: boolean }[];
  /** Name of the deadline whose date a script marks on the line. */
  deadline: string | undefined;
};

export function TimelineSection({ events, scale, children, ...band }: TimelineSectionProps) {
  return (
    <Band wide {...band}>
      {scale && <Scale {...scale} />}
      {scale ? (
        <ol className={ruledColumns} role="list">
          {events.map(({ when, title, html, mark }) => (
            <li key={title} className={mark ? tw('border-t-2 border-red pt-3') : ruledColumn}>
              <p className="text-s text-soft">{mark ? <b className="text-red">{when}</b> : when}</p>
              <h3 className={mark ? 'text-red' : undefined}>
                <Unbroken text={title} />
              </h3>
              {html && <Prose html={html} />}
            </li>
          ))}
        </ol>
      ) : (
        <StepList steps={events} />
      )}
      {children}
    </Band>
  );
}

/** The line of days, with a tick for each month, and the spans. */
function Scale({ days, months, start, end, spans, deadline }: ScaleProps) {
  return (
    <div className="text-s">
      <p className="flex flex-wrap gap-x-gap">
        {spans.map(({ label, mark }) => (
          <span key={label} className={mark ? 'text-red' : undefined}>
            <span className="border-l-8 pe-2" />
            {label}
          </span>
        ))}
      </p>
      <svg
        className="h-12 w-full"
        strokeWidth="10"
        stroke="currentColor"
        data-scale={deadline}
        data-length={deadline && days}
        aria-hidden="true"
      >
        <line x2="100%" y1="32" y2="32" strokeWidth="2" />
        <line x2="100%" y1="38" y2="38" pathLength={months} strokeDasharray=".04 .96" />
        {spans.map(({ from, to, mark }) => (
          <line
            key={from}
            className={mark ? 'stroke-red' : undefined}
            x1={`${from}%`}
            x2={`${to}%`}
            y1="32"
            y2="32"
          />
        ))}
      </svg>
      <p className="flex justify-between gap-x-3">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </div>
  );
}
