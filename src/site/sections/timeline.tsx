import { Band, Unbroken } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';

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

const whenClass = {
  plain: tw('text-s font-bold text-soft'),
  marked: tw('text-s font-bold text-red'),
};

const listClass = {
  steps: tw('timeline xl:grid xl:auto-cols-[minmax(0,1fr)] xl:grid-flow-col xl:grid-rows-[auto_auto_1fr]'),
  scaled: tw('grid grid-cols-1 gap-x-gap gap-y-6 md:grid-cols-3'),
};

const stepClass = tw(
  'relative pb-5 pl-8 last:pb-0 xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:p-[1.5rem_1.5rem_0_0]',
);

function itemClass(isScaled: boolean, isMarked = false): string {
  if (!isScaled) return stepClass;
  return isMarked ? tw('border-t-2 border-red pt-3') : tw('border-t-2 border-deep pt-3');
}

export function TimelineSection({ events, scale, children, ...band }: TimelineSectionProps) {
  return (
    <Band wide {...band}>
      {scale && <Scale {...scale} />}
      <ol className={listClass[scale ? 'scaled' : 'steps']} role="list">
        {events.map((event) => (
          <li
            key={event.title}
            className={itemClass(scale !== undefined, event.mark)}
            data-mark={event.mark && !scale ? '' : undefined}
          >
            <p className={whenClass[event.mark ? 'marked' : 'plain']}>{event.when}</p>
            <h3 className={event.mark ? 'text-red' : undefined}>
              <Unbroken text={event.title} />
            </h3>
            {event.html && <Prose html={event.html} />}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

/** The line of days, with a tick for each month, and the spans. */
function Scale({ days, months, start, end, spans, deadline }: ScaleProps) {
  return (
    <div className="text-s">
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
      <p className="flex flex-wrap gap-x-gap pb-5">
        {spans.map(({ label, mark }) => (
          <span key={label} className={mark ? 'border-l-8 ps-2 font-bold text-red' : 'border-l-8 ps-2'}>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}
