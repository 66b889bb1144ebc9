import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'level'> & { id?: string | undefined };

export function NoticeSection({ id, ...notice }: NoticeSectionProps) {
  return (
    <section className="band thin" id={id}>
      <div className="in">
        <Notice {...notice} level={2} />
      </div>
    </section>
  );
}
