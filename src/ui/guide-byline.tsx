import { Button } from './buttons.tsx';

export type GuideBylineProps = {
  /** The byline, such as "By Doe Law". */
  author: string;
  date: { day: string; label: string } | undefined;
  printLabel: string;
  copyLabel: string;
  /** Confirmation after the page's URL was copied. */
  copiedMessage: string;
};

/** A guide's author and date, with buttons to print it and to copy its URL. The buttons need scripts. */
export function GuideByline({ author, date, printLabel, copyLabel, copiedMessage }: GuideBylineProps) {
  return (
    <div className="border-b border-line text-s">
      <div className="page-column flex flex-wrap items-center gap-x-4 py-1 print:py-0">
        <p className="me-auto py-2 print:py-0">
          {author}
          {date && (
            <>
              {' · '}
              <time dateTime={date.day}>{date.label}</time>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 scriptless:hidden">
          <Button variant="text" data-share="print">
            {printLabel}
          </Button>
          <Button variant="text" data-share="copy">
            {copyLabel}
          </Button>
          {/* Has no gap while it is empty, so that the buttons end at the page's edge. */}
          <span role="status" className="-ms-6 not-empty:ms-0" data-copied={copiedMessage} />
        </div>
      </div>
    </div>
  );
}
