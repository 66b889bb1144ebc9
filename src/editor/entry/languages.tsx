/// <reference lib="dom" />
import { useState } from 'react';
import { isFailure, post } from '../browser/request.ts';
import { buildFormUrl } from '../reference/form-url.ts';
import type { EntryForm } from '../contract.ts';

/** Links to the file's language versions, with buttons that create missing ones. */
export function Languages({ entry: { file, languages, page = '' } }: { entry: EntryForm }) {
  const [error, setError] = useState('');
  if (languages.length < 2) return undefined;
  const start = async (language: string) => {
    const response = await post('translate', { page, language });
    if (isFailure(response)) return setError(response.error);
    location.href = buildFormUrl(response.file);
  };
  return (
    <nav aria-label="Languages" className="row">
      {languages.map(({ label, code, file: other }) =>
        other === undefined ? (
          <button key={code} type="button" className="quiet" onClick={() => void start(code)}>
            Translate into {label}
          </button>
        ) : (
          <a key={code} href={buildFormUrl(other)} aria-current={other === file ? 'page' : undefined}>
            {label}
          </a>
        ),
      )}
      {error !== '' && <p>{error}</p>}
    </nav>
  );
}
