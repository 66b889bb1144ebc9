import { BandFrame } from '#ui/band.tsx';
import { TextField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'level' | 'wide'> & {
  id?: string | undefined;
  /** The notice is shown outside of it: its ends in each year, like 08-01, and whether the page was built within it. */
  season?: { opens: string; closes: string; isNow: boolean } | undefined;
  /** Asks for a last day; the script answers with one of two sentences. */
  lastDay?: { label: string; hint: string; ahead: string; past: string } | undefined;
  /** Stands in the hero, and not in a band of its own. */
  inHero?: boolean | undefined;
};

export function NoticeSection(props: NoticeSectionProps) {
  const { id, season, lastDay, inHero, children, ...notice } = props;
  const outside = season && `${season.opens} ${season.closes}`;
  const box = (
    <Notice {...notice} level={2} wide={!inHero}>
      {lastDay && <LastDay {...lastDay} />}
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

function LastDay({ label, hint, ahead, past }: NonNullable<NoticeSectionProps['lastDay']>) {
  return (
    <div
      className="mt-4 grid max-w-80 grid-cols-1 gap-x-gap scriptless:hidden lg:mt-0 lg:max-w-none lg:grid-cols-2"
      data-island="deadline"
      data-last-day=""
    >
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
