/** The sentences that a translation must update, each with a link to its translation. */
import type { FieldAt, StaleSentences } from '../contract.ts';

type StaleTranslationProps = {
  translation: StaleSentences;
  /** Stamps the translation as up to date. */
  markUpToDate: () => void;
  open: (place: FieldAt) => void;
};

export function StaleTranslation({
  translation: { of, changes },
  markUpToDate,
  open,
}: StaleTranslationProps) {
  return (
    <section className="card" aria-label="Translation">
      <h3>
        Changed since it was translated:{' '}
        <a href={of} target="_blank">
          {of}
        </a>
      </h3>
      {changes.length === 0 && (
        <p className="about">The earlier text is not on record: compare the two pages.</p>
      )}
      <ul className="plain">
        {changes.map(({ before, after, place }) => (
          <li key={before}>
            <button type="button" className="quiet" onClick={() => open(place)}>
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
