import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { classes, tw } from '#ui/classes.ts';
import { Prose } from '#ui/prose.tsx';

type TimelineSectionProps = BandProps & {
  heading: string;
  events: {
    when: string;
    title: string;
    html?: string | undefined;
    /** The deadline that matters: set apart by color, weight and a flag. */
    mark?: boolean | undefined;
  }[];
  /** The days in their true proportion. The events below them are then no steps of equal length. */
  scale?: ScaleProps | undefined;
};

/** Places are percent of the line. */
export type ScaleProps = {
  days: number;
  months: number;
  start: string;
  end: string;
  spans: { from: number; to: number; label: string; mark: boolean }[];
  /** A script moves a mark to the day of a visitor's date. */
  today: { deadline: string; label: string } | undefined;
};

const whenClass = {
  plain: tw('text-s font-bold text-soft'),
  marked: tw('text-s font-bold text-red'),
};

const listClass = {
  steps: tw('timeline xl:grid xl:auto-cols-[minmax(0,1fr)] xl:grid-flow-col xl:grid-rows-[auto_auto_1fr]'),
  scaled: tw('grid grid-cols-1 gap-x-gap gap-y-5 md:grid-cols-2 lg:grid-cols-3'),
};

const stepClass = tw(
  'relative pb-5 pl-8 last:pb-0 xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:p-[1.5rem_1.5rem_0_0]',
);

function itemClass(isScaled: boolean, isMarked = false): string {
  if (!isScaled) return stepClass;
  return isMarked ? tw('border-t-4 border-red pt-2') : tw('border-t-2 border-deep pt-2');
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
            data-mark={event.mark ? '' : undefined}
          >
            <p className={whenClass[event.mark ? 'marked' : 'plain']}>{event.when}</p>
            <h3 className={event.mark ? 'text-red' : undefined}>{event.title}</h3>
            {event.html && <Prose html={event.html} />}
          </li>
        ))}
      </ol>
      {children}
    </Band>
  );
}

/** A line of all days, a tick for each month, and on it the spans. What it shows is in the events, too. */
function Scale({ days, months, start, end, spans, today }: ScaleProps) {
  return (
    <div className="text-s" aria-hidden="true">
      <svg className="h-12 w-full overflow-visible text-deep" strokeWidth="10" stroke="currentColor">
        <line x2="100%" y1="32" y2="32" strokeWidth="2" />
        <line x2="100%" y1="38" y2="38" pathLength={months} strokeDasharray=".04 .96" />
        {spans.map(({ from, to, mark }) => (
          <line
            key={from}
            className={mark ? 'stroke-red' : 'stroke-edge'}
            x1={`${from}%`}
            x2={`${to}%`}
            y1="32"
            y2="32"
          />
        ))}
        {today && (
          <svg
            x="0"
            overflow="visible"
            strokeWidth="0"
            fill="currentColor"
            data-today={today.deadline}
            data-length={days}
            visibility="hidden"
          >
            <path d="M0 26l-7-10H7z" />
            <text y="12">{today.label}</text>
          </svg>
        )}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{start}</span>
        {spans.map(({ label, mark }) => (
          <span key={label} className={mark ? 'font-bold text-red' : undefined}>
            <span
              className={classes('me-2 inline-block w-4 border-4 align-middle', !mark && 'border-edge')}
            />
            {label}
          </span>
        ))}
        <span>{end}</span>
      </p>
    </div>
  );
}
