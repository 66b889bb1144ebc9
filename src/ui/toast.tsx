import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type ToastProps = {
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
