/** The sentences that a translation must update, each with a link to its translation. */
import type { FieldAt } from '../contract.ts';
import type { StaleSentences } from './contract.ts';

type StaleTranslationProps = {
  translation: StaleSentences;
  /** Records that the translation is up to date. */
  mark: () => void;
  open: (place: FieldAt) => void;
};

export function StaleTranslation({ translation: { of, changes }, mark, open }: StaleTranslationProps) {
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
        {changes.map(({ was, isNow, place }) => (
          <li key={was}>
            <button type="button" className="quiet" onClick={() => open(place)}>
              <del>{was}</del> <ins>{isNow === '' ? '(gone)' : isNow}</ins>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={mark}>
        The translation is up to date
      </button>
    </section>
  );
}
