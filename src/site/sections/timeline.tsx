import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { StepText, StepsSection, numberedHeadings } from './steps.tsx';
import type { Step } from './steps.tsx';

type TimelineSectionProps = BandProps & {
  heading: string;
  events: (Step & { when: string })[];
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

/** The scale is above the events, which are numbered and evenly spaced. Wide screens show them in rows, read from left to right. */
export function TimelineSection({ events, scale, children, ...band }: TimelineSectionProps) {
  if (scale === undefined)
    return (
      <StepsSection steps={events} {...band}>
        {children}
      </StepsSection>
    );
  return (
    <Band wide {...band}>
      <Scale {...scale} />
      <ol
        className={joinClasses(numberedHeadings, events.length % 3 === 0 ? rowsOfThree : oneRow)}
        role="list"
      >
        {events.map((event) => (
          <li
            key={event.title}
            className={joinClasses(segmentClass, event.mark ? tw('border-red') : tw('border-deep'))}
          >
            <StepText {...event} />
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

const rowsOfThree = tw('lg:grid lg:grid-cols-3');
const oneRow = tw('lg:grid lg:auto-cols-fr lg:grid-flow-col');

/** An event's segment of the line. The segment of the deadline is red. */
const segmentClass = tw('border-l-4 pb-6 pl-5 lg:border-t-4 lg:border-l-0 lg:pt-3 lg:pr-6 lg:pl-0');

/** A line of days, with the spans and a tick for each month. */
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
