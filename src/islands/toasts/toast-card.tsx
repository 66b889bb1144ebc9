import { LinkButton } from '#ui/link-button.tsx';
import { Toast } from '#ui/toast.tsx';
import { useEffect, useRef } from 'react';
import { closeToast, type ToastItem } from './toast-store.ts';

const shownMs = 4000;

export type ToastCardProps = { item: ToastItem; paused: boolean };

/** A toast with a clock that stands still while someone reads. */
export function ToastCard({ item, paused }: ToastCardProps) {
  const { id, title, text, closeLabel, destructive, link } = item;
  const left = useRef(shownMs);
  const stays = paused || link !== undefined;

  useEffect(() => {
    if (stays) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [id, stays]);

  const close = () => closeToast(id);
  return (
    <Toast title={title} text={text} destructive={destructive} closeLabel={closeLabel} onClose={close}>
      {link && (
        <>
          {' '}
          <LinkButton variant="onDark" href={link.href} newTabNote={link.note} onClick={close}>
            {link.text}
          </LinkButton>
        </>
      )}
    </Toast>
  );
}
