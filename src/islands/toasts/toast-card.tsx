import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useEffect, useRef } from 'react';
import { closeToast, type ToastItem } from './toast-store.ts';

const shownMs = 4000;

export type ToastCardProps = { item: ToastItem; paused: boolean };

/** The look of `ui/toast`, with a clock that stands still while someone reads. */
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

  return (
    <div className={destructive ? 'toast destructive' : 'toast'} data-toast="">
      <Icon name={destructive ? 'warning' : 'check'} />
      <p>
        <strong>{title}</strong> <span>{text}</span>
        {link && (
          <>
            {' '}
            <LinkButton
              variant="onDark"
              href={link.href}
              newTabNote={link.note}
              onClick={() => closeToast(id)}
            >
              {link.text}
            </LinkButton>
          </>
        )}
      </p>
      <button type="button" className="x" aria-label={closeLabel} onClick={() => closeToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
