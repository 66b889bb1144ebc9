export type ToastRegionProps = { label: string };

/** Empty and present from the start, so that what is put into it is announced. */
export function ToastRegion({ label }: ToastRegionProps) {
  return <div className="toasts" role="region" aria-label={label} aria-live="polite" data-toasts="" />;
}
