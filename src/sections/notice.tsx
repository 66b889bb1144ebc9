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
};

export function NoticeSection({ id, season, lastDay, children, ...notice }: NoticeSectionProps) {
  const outside = season && `${season.opens} ${season.closes}`;
  return (
    <BandFrame id={id} thin outside={outside} hidden={season?.isNow}>
      <div className="page-column py-4">
        <Notice {...notice} level={2} wide>
          {lastDay && (
            <div className="mt-4 lg:mt-0">
              <LastDay id="last-day" wide {...lastDay} />
            </div>
          )}
          {children}
        </Notice>
      </div>
    </BandFrame>
  );
}
