import { Button } from './buttons.tsx';

export type PlaceFinderProps = {
  /** What the visitor looks up. */
  target: 'court' | 'county';
  label: string;
  hint: string;
  button: string;
  /** Error when the list of places can't be loaded. */
  loadError: string;
};

/**
 * Finds the court for a property by town or county. Without scripts, the list of counties below does the same. Space for
 * the answer is reserved as soon as the visitor types, so that nothing shifts when it appears.
 */
export function PlaceFinder({ target, label, hint, button, loadError }: PlaceFinderProps) {
  return (
    <div
      className="max-w-184 print:hidden scriptless:hidden has-placeholder-shown:[&>:last-child]:min-h-0"
      data-island="places"
      data-finds={target}
    >
      <label className="font-bold" htmlFor="place">
        {label}
      </label>
      <p className="text-s text-soft" id="place-hint">
        {hint}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-[1fr_auto]">
        <input
          className="min-h-12 min-w-0 rounded-sm border-2 border-edge bg-white px-3 py-2 text-inherit [font:inherit]"
          id="place"
          name="place"
          placeholder=" "
          autoComplete="off"
          aria-describedby="place-hint place-found"
        />
        <Button variant="quiet">{button}</Button>
      </div>
      <div className="min-h-30 pt-2 sm:min-h-16">
        <p
          className="has-[a]:border-l-4 has-[a]:border-sun has-[a]:ps-3 [&_a]:inline-block [&_a]:py-0.5 [&_a]:font-bold"
          id="place-found"
          role="status"
          data-failed={loadError}
        />
      </div>
    </div>
  );
}
