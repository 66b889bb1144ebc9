import { LinkButton, iconButton } from './buttons.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type SentRequestProps = {
  heading: string;
  /** What sending did not do. */
  note: string;
  /** The sentence with the last day, whose place is {date}. */
  lastDay: string;
  /** Days from the one in the form to the last. */
  days: number;
  link: string;
  newTabNote: string;
  closeLabel: string;
  hidden?: boolean | undefined;
};

/**
 * Tells at the top of the page that a request was sent, until it is closed. In the page from
 * the start: a script fills in the address of the calendar and the day.
 */
export function SentRequest(props: SentRequestProps) {
  const { heading, note, lastDay, days, link, newTabNote, closeLabel, hidden = true } = props;
  const [before, after] = lastDay.split('{date}');
  return (
    <section className="border-b-4 border-sun bg-white py-3" hidden={hidden} data-sent-request={days}>
      <div className="page-column flex flex-wrap items-center gap-3">
        <p className="flex-[1_1_13rem] [outline:0]" tabIndex={-1}>
          ✓ <b className="text-deep">{heading}</b> {note}{' '}
          <span data-last-day="">
            {before}
            <b />
            {after}
          </span>
        </p>
        {/* The address comes with the script. */}
        <LinkButton href="#main" newTabNote={newTabNote}>
          {link}
        </LinkButton>
        <button className={classes(iconButton, 'ms-auto')} type="button" aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
