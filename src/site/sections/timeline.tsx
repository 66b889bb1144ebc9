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
  middle?: string | undefined;
  end: string;
  spans: { from: number; to: number; label: string; mark: boolean }[];
  /** Name of the deadline whose finder marks today on the line, counted from the date that the visitor enters. */
  deadline: string | undefined;
};

/** Numbered events, one per row, below their scale. Without a scale, the events are steps. */
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
      <ol className={numberedHeadings} role="list">
        {events.map((event) => (
          <li
            key={event.title}
            className={joinClasses(segmentClass, event.mark ? tw`border-red` : tw`border-deep`)}
          >
            <StepText {...event} />
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

/** An event's segment of the vertical line. The deadline's is red. Wide screens show its time, title and text side by side. */
const segmentClass = tw`border-l-4 pb-6 pl-5 [counter-increment:list-item] lg:grid lg:grid-cols-[3fr_5fr_9fr] lg:items-baseline lg:gap-x-gap lg:py-2 lg:[&>*]:mt-0`;

/** A line of days, with the spans and a tick for each month. */
function Scale({ days, months, start, middle, end, spans, deadline }: ScaleProps) {
  const rest = 100 - (spans.at(-1)?.to ?? 100);
  return (
    <div className="text-s">
      {/* The first span begins near the start of the line. A spacer ends the last label where its span ends. */}
      <p className="flex gap-x-3 *:first:me-auto">
        {spans.map(({ label, mark }) => (
          <span key={label} className={mark ? tw`text-red` : undefined}>
            {label}
          </span>
        ))}
        {spans.length > 1 && rest > 0 && <svg className="-ms-3" width={`${rest}%`} height="1" />}
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
            className={mark ? tw`stroke-red` : undefined}
            x1={`${from}%`}
            x2={`${to}%`}
            y1="32"
            y2="32"
          />
        ))}
      </svg>
      <p className="flex justify-between gap-x-3">
        <span>{start}</span>
        {middle && <span>{middle}</span>}
        <span>{end}</span>
      </p>
    </div>
  );
}
