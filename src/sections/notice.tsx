import { BandFrame } from '#ui/band.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'level'> & {
  id?: string | undefined;
  /** The notice is shown outside of it: its ends in each year, like 08-01, and whether the page was built within it. */
  season?: { opens: string; closes: string; isNow: boolean } | undefined;
  /** Asks for a last day; the script answers with one of two sentences. */
  lastDay?: { label: string; hint: string; ahead: string; past: string } | undefined;
};

export function NoticeSection({ id, season, lastDay, children, ...notice }: NoticeSectionProps) {
  const outside = season && `${season.opens} ${season.closes}`;
  return (
    <BandFrame id={id} thin outside={outside} hidden={season?.isNow}>
      <div className="page-column py-4">
        <Notice {...notice} level={2}>
          {lastDay && <LastDay {...lastDay} />}
          {children}
        </Notice>
      </div>
    </BandFrame>
  );
}

function LastDay({ label, hint, ahead, past }: NonNullable<NoticeSectionProps['lastDay']>) {
  return (
    <div className="mt-4 max-w-80 scriptless:hidden" data-island="deadline" data-last-day="">
      <TextField
        id="last-day"
        name="last-day"
        type="date"
        label={label}
        hint={hint}
        autoComplete="off"
        data-ahead={ahead}
        data-past={past}
      />
      <p className="font-bold" role="status" />
    </div>
  );
}
