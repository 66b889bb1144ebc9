import { BandFrame } from '#ui/band.tsx';
import { LastDay } from '#ui/last-day.tsx';
import type { LastDayProps } from '#ui/last-day.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'wide'> & {
  id?: string | undefined;
  /** The notice is hidden during this season: its first and last day (MM-DD), and whether the build date is in it. */
  season?: { opens: string; closes: string; isNow: boolean } | undefined;
  /** Date field for the deadline on the visitor's notice. A script shows whether the date has passed. */
  lastDay?: Omit<LastDayProps, 'id' | 'sideBySide'> | undefined;
};

export function NoticeSection({ id, season, lastDay, children, ...notice }: NoticeSectionProps) {
  const hiddenDuring = season && `${season.opens} ${season.closes}`;
  return (
    <BandFrame id={id} joined hiddenDuring={hiddenDuring} hidden={season?.isNow}>
      <div className="page-column">
        <Notice {...notice} wide>
          {lastDay && (
            <div className="mt-4 lg:mt-0">
              <LastDay id="last-day" sideBySide {...lastDay} />
            </div>
          )}
          {children}
        </Notice>
      </div>
    </BandFrame>
  );
}
