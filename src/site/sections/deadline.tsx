import type { ReactNode } from 'react';
import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { Button, LinkButton } from '#ui/buttons.tsx';
import { Field } from '#ui/fields.tsx';
import { Icon } from '#ui/icon.tsx';
import { LastDay } from '#ui/last-day.tsx';
import type { LastDayProps } from '#ui/last-day.tsx';
import { heroCardClass } from './hero.tsx';
import { tw } from '#ui/classes.ts';

export type DeadlineFinderProps = {
  /** The deadline's name, which is the ID of the element and the prefix of the IDs inside it. */
  name: string;
  days: number;
  /** The number of days as the rule states it, such as "20 calendar days". */
  term: string;
  question: string;
  choices: { today: string; yesterday: string; other: string } | undefined;
  /** Whether to store the date for other pages in the same tab. */
  shouldStoreDate: boolean;
  season: FinderSeason | undefined;
  field: { label: string; hint: string };
  waiting: { before: string; task: string; after: string };
  ruler: { start: string; end: string };
  saveLabel: string;
  printLabel: string;
  examples: { heading: string; from: string; to: string; rows: { from: string; to: string }[] };
  governsHtml: string;
  /** When the phone is answered. */
  hours: string | undefined;
  /** Buttons below the result. From the act-by date on, the phone link comes first. */
  actions: ReactNode;
  /** Only the phone links, for a finder with a season. */
  callButtons?: ReactNode;
  bookingButtons?: ReactNode;
};

type FinderSeason = {
  isNow: boolean;
  /** The season, in which a script hides the off-season part, and the rest of the year, in which it hides the in-season part. */
  hiddenDuring: { inSeason: string; offSeason: string };
  lastDay: Omit<LastDayProps, 'id' | 'sideBySide'>;
  reminder: { label: string; href: string };
  beginLabel: string;
  beforeHtml: string;
};

/**
 * Deadline finder: the visitor enters a date and gets the date to act by. Until then, and without JavaScript, it shows the rule
 * with examples. The text of the results is part of the script.
 */
export function DeadlineFinder(props: DeadlineFinderProps) {
  const { name, days, shouldStoreDate, season } = props;
  const card = (
    <div
      className={heroCardClass}
      id={name}
      data-island="deadline"
      data-days={days}
      data-kept={shouldStoreDate ? '' : undefined}
    >
      {season ? (
        <>
          <div
            className="grid grid-cols-1 gap-4"
            data-hidden-during={season.hiddenDuring.offSeason}
            hidden={!season.isNow}
          >
            <FinderForm {...props} />
            <Explanation {...props} />
          </div>
          <div data-hidden-during={season.hiddenDuring.inSeason} hidden={season.isNow} data-call-first="">
            <LastDay id={`${name}-last-day`} {...season.lastDay} />
          </div>
        </>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <FinderForm {...props} />
        </div>
      )}
      {/* On medium-width screens with a season, beside the date and the small print below it. */}
      <div className={season ? tw`grid gap-3 md:max-lg:row-span-2` : tw`grid gap-3`}>
        {season ? <SeasonActions {...props} {...season} /> : props.actions}
        {props.hours !== undefined && <p className="text-s text-balance">{props.hours}</p>}
        <div className="flex flex-wrap gap-3 *:flex-auto" data-save="" hidden>
          <Button variant="quiet" icon="calendar">
            {props.saveLabel}
          </Button>
          <Button variant="quiet">{props.printLabel}</Button>
        </div>
      </div>
      {!season && <Explanation {...props} />}
      <p className="text-s" dangerouslySetInnerHTML={{ __html: props.governsHtml }} />
    </div>
  );
  return season ? <div className="calls-first max-sm:[&_[target]]:px-2">{card}</div> : card;
}

/** The question, the answer, and a ruler with a tick for each day, past days in gray. */
function FinderForm(props: DeadlineFinderProps) {
  const { name, days, term, question, choices, field, waiting, ruler } = props;
  return (
    <>
      <fieldset className="print:hidden scriptless:hidden">
        <legend className="mb-2 font-serif text-h3/tight font-bold text-balance text-deep">{question}</legend>
        {choices && (
          <div className="flex flex-wrap gap-2">
            {Object.entries(choices).map(([choice, label]) => (
              <label key={choice} className="relative grid flex-auto">
                <input
                  className="peer absolute z-1 size-full cursor-pointer appearance-none rounded-sm border opacity-0"
                  type="radio"
                  name={name}
                  value={choice}
                />
                <span className="grid min-h-12 place-items-center rounded-sm border-2 border-deep px-1 text-center text-s/tight font-bold text-deep peer-checked:bg-deep peer-checked:text-white peer-focus-visible:[outline-offset:2px] peer-focus-visible:[outline:3px_solid_var(--focus)]">
                  {label}
                </span>
              </label>
            ))}
          </div>
        )}
        <div className={choices ? tw`-mb-6 pt-4` : tw`-mb-6`} data-other="" hidden={choices !== undefined}>
          <Field id={`${name}-date`} name={`${name}-date`} type="date" {...field} autoComplete="off" />
        </div>
      </fieldset>
      {/* The error for a date is directly below its field. */}
      <div
        className="in-data-[state=invalid]:[&>p:not(:last-child)]:hidden"
        role="status"
        id={`${name}-found`}
      >
        <p className="text-s font-bold">{waiting.before}</p>
        <p className="font-serif text-[min(10.5vw,3rem)]/[0.9] font-bold">{term}</p>
        <p className="grid text-s in-data-[state=invalid]:text-red">
          <b>{waiting.task}</b> <span />
        </p>
      </div>
      <div className="text-s">
        <svg
          className="h-3 w-full stroke-deep stroke-2 *:[vector-effect:non-scaling-stroke] forced-colors:stroke-[CanvasText]"
          viewBox={`-0.1 0 ${days + 0.2} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <path d={`M0 1h${days}M0 0v1${'m1-1v1'.repeat(days)}`} />
          <path data-run="" />
        </svg>
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{ruler.start}</span>
          <b className="text-red">{ruler.end}</b>
        </p>
      </div>
    </>
  );
}

/** How the days are counted, and, without JavaScript, examples. */
function Explanation({ waiting, examples }: DeadlineFinderProps) {
  return (
    <>
      <p className="text-s" data-explanation="">
        {waiting.after}
      </p>
      <Examples {...examples} />
    </>
  );
}

/** Off season, phone links come first, and booking and payment are in a disclosure. */
function SeasonActions(props: DeadlineFinderProps & FinderSeason) {
  const { callButtons, bookingButtons, isNow, hiddenDuring, reminder, beginLabel, beforeHtml } = props;
  const booking = (
    <details open={isNow}>
      <summary
        className="flex min-h-12 items-center justify-between gap-4 font-bold text-link"
        data-hidden-during={hiddenDuring.inSeason}
        hidden={isNow}
      >
        {beginLabel}
        <Icon name="chevron" />
      </summary>
      <p
        className="pb-3 text-s"
        data-hidden-during={hiddenDuring.inSeason}
        hidden={isNow}
        dangerouslySetInnerHTML={{ __html: beforeHtml }}
      />
      <div className="grid gap-3">{bookingButtons}</div>
    </details>
  );
  return (
    <>
      {isNow && booking}
      {callButtons}
      <LinkButton
        variant="quiet"
        icon="calendar"
        href={reminder.href}
        download=""
        data-hidden-during={hiddenDuring.inSeason}
        hidden={isNow}
      >
        {reminder.label}
      </LinkButton>
      {!isNow && booking}
    </>
  );
}

/** Examples for visitors without JavaScript. */
function Examples({ heading, from, to, rows }: DeadlineFinderProps['examples']) {
  return (
    <div className="hidden text-s scriptless:block">
      <b>{heading}</b>
      {rows.map((row) => (
        <p key={row.from}>
          {from} {row.from}: {to} {row.to}
        </p>
      ))}
    </div>
  );
}

export function DeadlineSection({ finder, ...band }: BandProps & { finder: DeadlineFinderProps }) {
  return (
    <Band {...band}>
      <div className="max-w-2xl rounded-md [border:1px_solid_var(--color-edge)]">
        <DeadlineFinder {...finder} />
      </div>
    </Band>
  );
}
