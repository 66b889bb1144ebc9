import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type ToastProps = {
  title: string;
  text: string;
  destructive?: boolean | undefined;
  closeLabel: string;
  onClose?: () => void;
  /** After the text, for instance a link. */
  children?: ReactNode;
};

export function Toast({ title, text, destructive, closeLabel, onClose, children }: ToastProps) {
  return (
    <div className={destructive ? 'toast destructive' : 'toast'} data-toast="">
      <Icon name={destructive ? 'warning' : 'check'} />
      <p>
        <strong>{title}</strong> <span>{text}</span>
        {children}
      </p>
      <button type="button" className="x" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

type ToastRegionProps = { label: string };

/** Empty and present from the start, so that what is put into it is announced. */
export function ToastRegion({ label }: ToastRegionProps) {
  return <div className="toasts" role="region" aria-label={label} aria-live="polite" data-toasts="" />;
}
