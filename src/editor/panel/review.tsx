/// <reference lib="dom" />
import { useState } from 'react';
import { post } from '../browser/request.ts';
import type { Review } from '../contract.ts';
import type { EntryState } from '../entry/use-entry.ts';

/** Shows a file's last review, with a form to record a new one. */
export function ReviewPart({ review, form }: { review: Review; form: EntryState }) {
  const [by, setBy] = useState('');
  const [keepTranslations, setKeepTranslations] = useState(false);
  const { reviewedOn, reviewBy, outdatedTranslations } = review;
  const markReviewed = () =>
    void form.saveRecord('Review', 'Marked as reviewed today.', () =>
      post('approve', { file: form.entry.file, by, keepTranslations }),
    );
  return (
    <section aria-label="Review">
      <h3>{review.isChanged ? 'This text changed after its review' : 'Review'}</h3>
      {reviewedOn === undefined ? (
        <p className="about">Not reviewed yet.</p>
      ) : (
        <p className="about">
          Reviewed on {reviewedOn} by {review.reviewer}.
          {reviewBy !== undefined && ` Review again by ${reviewBy}.`}
        </p>
      )}
      {outdatedTranslations !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={keepTranslations}
            onChange={({ target }) => setKeepTranslations(target.checked)}
          />{' '}
          The translations are still correct ({outdatedTranslations}).
        </label>
      )}
      <div className="row">
        <select aria-label="Reviewed by" value={by} onChange={({ target }) => setBy(target.value)}>
          <option value="">Reviewed by</option>
          {review.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" disabled={by === ''} onClick={markReviewed}>
          Mark as reviewed
        </button>
      </div>
    </section>
  );
}
