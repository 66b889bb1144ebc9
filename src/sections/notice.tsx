import { BandFrame } from '#ui/band.tsx';
import { Notice } from '#ui/notice.tsx';
import type { NoticeProps } from '#ui/notice.tsx';

type NoticeSectionProps = Omit<NoticeProps, 'level'> & { id?: string | undefined };

export function NoticeSection({ id, ...notice }: NoticeSectionProps) {
  return (
    <BandFrame id={id} thin>
      <div className="page-column py-4">
        <Notice {...notice} level={2} />
      </div>
    </BandFrame>
  );
}
