import { BandFrame } from '#ui/band.tsx';
import { LastDay } from '#ui/last-day.tsx';
import type { LastDayProps } from '#ui/last-day.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'wide'> & {
  id?: string | undefined;
  /** The notice is hidden during this season: first and last day such as 08-01, and whether the build date is in it. */
  season?: { opens: string; closes: string; isNow: boolean } | undefined;
  /** Field for a last day; the script shows one of two answers. */
  lastDay?: Omit<LastDayProps, 'id' | 'hasResultBeside'> | undefined;
};

export function NoticeSection({ id, season, lastDay, children, ...notice }: NoticeSectionProps) {
  const outside = season && `${season.opens} ${season.closes}`;
  return (
    <BandFrame id={id} joined hiddenDuring={outside} hidden={season?.isNow}>
      <div className="page-column">
        <Notice {...notice} wide>
          {lastDay && (
            <div className="mt-4 lg:mt-0">
              <LastDay id="last-day" hasResultBeside {...lastDay} />
            </div>
          )}
          {children}
        </Notice>
      </div>
    </BandFrame>
  );
}
