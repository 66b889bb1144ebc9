/** The sentences that changed in a translation's source, each with a button that opens its translation. */
import { post } from '../browser/request.ts';
import type { FieldLocation } from '../contract.ts';
import type { EntryState } from './use-entry.ts';

type StaleTranslationProps = { form: EntryState; open: (location: FieldLocation) => void };

export function StaleTranslation({ form, open }: StaleTranslationProps) {
  const { file, translation } = form.entry;
  if (translation === undefined) return undefined;
  const { sourcePath, changes } = translation;
  const markUpToDate = () =>
    void form.saveRecord('Translation', 'Marked as up to date.', () => post('markTranslated', { file }));
  return (
    <section className="card" aria-label="Translation">
      <h3>
        Changed since it was translated:{' '}
        <a href={sourcePath} target="_blank">
          {sourcePath}
        </a>
      </h3>
      {changes.length === 0 && (
        <p className="about">The earlier text isn’t recorded: compare the two pages.</p>
      )}
      <ul className="plain">
        {changes.map(({ before, after, location }) => (
          <li key={before}>
            <button type="button" className="quiet" onClick={() => open(location)}>
              <del>{before}</del> <ins>{after === '' ? '(removed)' : after}</ins>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={markUpToDate}>
        Mark as up to date
      </button>
    </section>
  );
}
