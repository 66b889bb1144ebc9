import type { ReactNode } from 'react';
import { iconButtonClass } from './buttons.tsx';
import { joinClasses, tw } from './classes.ts';
import { Icon } from './icon.tsx';
import { MessageText } from './message-text.tsx';

type ToastProps = {
  title: string;
  text: string;
  destructive?: boolean | undefined;
  closeLabel: string;
  onClose?: () => void;
  /** Content after the text, such as a link. */
  children?: ReactNode;
};

export function Toast(props: ToastProps) {
  const { title, text, destructive, closeLabel, onClose, children } = props;
  return (
    <div
      className={joinClasses(
        tw`pointer-events-auto flex items-start gap-3 rounded-sm border-2 py-3 pr-1 pl-4 text-white [--focus:#fff] [box-shadow:var(--shadow-lift)]`,
        destructive ? tw`bg-red` : tw`bg-deep`,
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
      <button type="button" className={iconButtonClass} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type ToastStackProps = {
  /** Whether the toasts are in a row of a dialog instead of floating over the window. */
  inDialog: boolean;
  children: ReactNode;
};

/** The toasts in a region. */
export function ToastStack({ inDialog, children }: ToastStackProps) {
  return (
    <div
      className={joinClasses(
        tw`grid gap-2 print:hidden`,
        inDialog
          ? tw`mx-5 my-3 [--shadow-lift:none]`
          : tw`pointer-events-none fixed top-4 right-4 z-30 w-[min(26rem,100vw-2rem)]`,
      )}
    >
      {children}
    </div>
  );
}

/** The live region of the toasts. It must exist before a toast is added, so that screen readers announce the toast. */
export function ToastRegion({ label }: { label: string }) {
  return <div role="region" aria-label={label} aria-live="polite" data-toasts="" />;
}
