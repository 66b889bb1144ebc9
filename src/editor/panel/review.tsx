/// <reference lib="dom" />
/** Records a review of a file's words, and that a translation is up to date. */
import { useState } from 'react';
import { post } from '../browser/request.ts';
import { StaleTranslation } from '../entry-form/browser/stale-translation.tsx';
import type { AboutProps } from './panel-props.ts';
import { recordAboutFile } from './saving.ts';

/** The reviewers of a file, and a form to record a review of the current text. */
export function ReviewPart({ value: { review }, store, open }: AboutProps) {
  const [by, setBy] = useState('');
  const [keepTranslations, setKeepTranslations] = useState(false);
  if (review === undefined) return undefined;
  const { on, by: reviewer = '', due, isChanged, old, place, people } = review;
  const mark = () =>
    void recordAboutFile(store, 'Review', 'Marked as reviewed, as of today.', (file) =>
      post('approve', { file, by, keepTranslations }),
    );
  return (
    <section aria-label="Review">
      <h3>{isChanged ? 'The words have changed since they were reviewed' : 'Review'}</h3>
      {on === undefined ? (
        <p className="about">Not reviewed yet.</p>
      ) : (
        <button type="button" onClick={() => open(place)}>
          Reviewed on {on} by {reviewer}.{due !== undefined && ` Review again by ${due}.`}
        </button>
      )}
      {old !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={keepTranslations}
            onChange={({ target }) => setKeepTranslations(target.checked)}
          />{' '}
          The translations are still right ({old}).
        </label>
      )}
      <div className="row">
        <select aria-label="Reviewed by" value={by} onChange={({ target }) => setBy(target.value)}>
          <option value="">Reviewed by</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" disabled={by === ''} onClick={mark}>
          Mark as reviewed
        </button>
      </div>
    </section>
  );
}

export function TranslationPart({ value: { translation }, store, open }: AboutProps) {
  if (translation === undefined) return undefined;
  const mark = () =>
    void recordAboutFile(store, 'Translation', 'Marked as up to date.', (file) =>
      post('translated', { file }),
    );
  return <StaleTranslation translation={translation} mark={mark} open={open} />;
}
