import type { ReactNode } from 'react';
import { iconButton } from './buttons.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { MessageText } from './message-text.tsx';

type ToastProps = {
  title: string;
  text: string;
  destructive?: boolean | undefined;
  closeLabel: string;
  onClose?: () => void;
  /**
   * In a row of its own. Else it lies over the window: a refusal at the upper edge, as the list of what is at fault
   * begins further down.
   */
  inDialog?: boolean | undefined;
  /** After the text, for instance a link. */
  children?: ReactNode;
};

export function Toast(props: ToastProps) {
  const { title, text, destructive, closeLabel, onClose, inDialog, children } = props;
  return (
    <div
      className={classes(
        'pointer-events-auto flex items-start gap-3 rounded-sm border-2 py-3 pr-1 pl-4 text-white [--focus:#fff] [box-shadow:var(--shadow-lift)]',
        destructive ? 'bg-red' : 'bg-deep',
        inDialog && 'm-3 mt-0',
        destructive && !inDialog && 'fixed top-4 right-4 w-[min(26rem,100vw-2rem)]',
      )}
      data-toast={destructive ? 'destructive' : ''}
    >
      <Icon className="mt-[0.2em]" name={destructive ? 'warning' : 'check'} />
      <p className="flex-1">
        <strong className="block">{title}</strong>{' '}
        <span>
          <MessageText text={text} />
        </span>
        {children}
      </p>
      <button type="button" className={iconButton} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type ToastRegionProps = {
  label: string;
  /** Stands at the foot of a dialog and not over the window. */
  inDialog?: boolean | undefined;
};

/** Empty and present from the start, so that what is put into it is announced. */
export function ToastRegion({ label, inDialog = false }: ToastRegionProps) {
  return (
    <div
      className={
        inDialog
          ? 'print:hidden'
          : 'pointer-events-none fixed right-4 bottom-4 z-30 grid w-[min(26rem,100vw-2rem)] gap-2 print:hidden'
      }
      role="region"
      aria-label={label}
      aria-live="polite"
      data-toasts=""
    />
  );
}
