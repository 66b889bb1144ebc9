/// <reference lib="dom" />
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

type PanelDialogProps = {
  className?: string | undefined;
  title: string;
  /** Shown below the title. */
  note?: ReactNode;
  isLoading?: boolean;
  close: () => void;
  /** Runs once the dialog is open, to focus its first input. */
  onOpen: (dialog: HTMLDialogElement) => void;
  children: ReactNode;
};

/** A dialog above the page, open while it is rendered. Escape closes it, and Ctrl+S submits its form. */
export function PanelDialog({
  className,
  title,
  note,
  isLoading = false,
  close,
  onOpen,
  children,
}: PanelDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    // If the page has an open modal dialog, only another modal dialog can be above it.
    const isModal = document.querySelector('dialog:modal') !== null;
    if (!dialog.open && isModal) dialog.showModal();
    else if (!dialog.open) dialog.show();
    onOpen(dialog);
  });
  useEffect(() => {
    if (ref.current !== null) show(ref.current);
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (event.isDefaultPrevented() || !(isSave || event.key === 'Escape')) return;
    event.preventDefault();
    if (isSave) ref.current?.querySelector('form')?.requestSubmit();
    else close();
  };
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby="dialog-title"
      aria-busy={isLoading || undefined}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="head">
        <h2 id="dialog-title">{title}</h2>
        <button className="close" type="button" aria-label="Close" onClick={close} />
        {note}
      </div>
      {children}
    </dialog>
  );
}
