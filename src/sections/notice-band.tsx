import { Notice, type NoticeProps } from '#ui/notice.tsx';

type NoticeBandProps = Omit<NoticeProps, 'level'> & { id?: string | undefined };

export function NoticeBand({ id, ...notice }: NoticeBandProps) {
  return (
    <section className="band thin" id={id}>
      <div className="in">
        <Notice {...notice} level={2} />
      </div>
    </section>
  );
}
