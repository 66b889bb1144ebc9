import { BandFrame } from '#ui/band.tsx';
import { LastDay } from '#ui/last-day.tsx';
import type { LastDayProps } from '#ui/last-day.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'level' | 'wide'> & {
  id?: string | undefined;
  /** The notice is shown outside of it: its ends in each year, like 08-01, and whether the page was built within it. */
  season?: { opens: string; closes: string; isNow: boolean } | undefined;
  /** Asks for a last day; the script answers with one of two sentences. */
  lastDay?: Omit<LastDayProps, 'id' | 'wide'> | undefined;
  /** Stands in the hero, and not in a band of its own. */
  inHero?: boolean | undefined;
};

export function NoticeSection(props: NoticeSectionProps) {
  const { id, season, lastDay, inHero, children, ...notice } = props;
  const outside = season && `${season.opens} ${season.closes}`;
  const box = (
    <Notice {...notice} level={2} wide={!inHero}>
      {lastDay && (
        <div className="mt-4 lg:mt-0">
          <LastDay id="last-day" wide {...lastDay} />
        </div>
      )}
      {children}
    </Notice>
  );
  if (inHero) {
    return (
      <div
        className="text-ink max-lg:text-s max-lg:[&>div]:p-3 [--focus:var(--color-deep)] lg:col-start-1 lg:row-start-3 lg:pb-40"
        id={id}
        data-call-first=""
        data-outside={outside}
        hidden={season?.isNow}
      >
        {box}
      </div>
    );
  }
  return (
    <BandFrame id={id} thin outside={outside} hidden={season?.isNow}>
      <div className="page-column py-4">{box}</div>
    </BandFrame>
  );
}
