import { LinkButton, iconButtonClass } from './buttons.tsx';
import { joinClasses, tw } from './classes.ts';
import { Icon } from './icon.tsx';

type SentRequestProps = {
  heading: string;
  /** Explains what sending a request doesn't do. */
  note: string;
  /** Sentence about the last day, with the placeholder {date}. */
  lastDay: string;
  /** Days from the date in the form to the last day. */
  days: number;
  link: string;
  newTabNote: string;
  closeLabel: string;
  hidden?: boolean | undefined;
};

/**
 * Confirms at the top of the page that a request was sent, until the visitor dismisses it. It is prerendered, and a script fills
 * in the calendar link and the date.
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
        {/* A script sets the URL. */}
        <LinkButton href="#main" newTabNote={newTabNote}>
          {link}
        </LinkButton>
        <button className={joinClasses(iconButtonClass, tw`ms-auto`)} type="button" aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
