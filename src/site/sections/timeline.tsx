import { Band, Unbroken } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';
import { StepList, fitsOneRow } from './steps.tsx';

type TimelineSectionProps = BandProps & {
  heading: string;
  events: {
    when: string;
    title: string;
    html?: string | undefined;
    /** Highlights the critical deadline with color, weight and a flag. */
    mark?: boolean | undefined;
  }[];
  /** Shows the days to scale. */
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

/** A scale is beside the events, whose steps are of equal length. */
export function TimelineSection({ events, scale, children, ...band }: TimelineSectionProps) {
  if (scale === undefined)
    return (
      <Band wide={fitsOneRow(events)} {...band}>
        <StepList steps={events} across={fitsOneRow(events)} />
        {children}
      </Band>
    );
  return (
    <Band aside={<Scale {...scale} />} {...band}>
      <ol role="list">
        {events.map(({ when, title, html, mark }, index) => (
          <li key={title} className={events[index + 1]?.mark ? urgentStretch : stretch}>
            <p className="text-s text-soft">{mark ? <b className="text-red">{when}</b> : when}</p>
            <h3 className={mark ? 'text-red' : undefined}>
              <Unbroken text={title} />
            </h3>
            {html && <Prose html={html} />}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

/** A stretch of the vertical line, from one event to the next; the one that ends with the deadline is red. */
const stretch = tw('border-l-4 border-deep pb-6 pl-5');
const urgentStretch = tw('border-l-4 border-red pb-6 pl-5');

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
