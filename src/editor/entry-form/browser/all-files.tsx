/// <reference lib="dom" />
/** All content files by kind, and new ones, which start with a name. */
import { useEffect, useState } from 'react';
import { isFailed, post } from '../../browser/request.ts';
import { buildFormUrl } from '../../reference/form-address.ts';
import type { FileKind } from '../../contract.ts';

/** `started` is the collection in which to create a file. */
export function AllFiles({ started }: { started: string }) {
  const [kinds, setKinds] = useState<readonly FileKind[]>([]);
  const [failed, setFailed] = useState('');
  const [query, setWanted] = useState('');
  useEffect(() => {
    void post('files', {}).then((response) =>
      isFailed(response) ? setFailed(response.failed) : setKinds(response),
    );
  }, []);
  const normalizedQuery = query.toLowerCase();
  return (
    <>
      <header>
        <p>
          <a href="/author">Overview</a>
        </p>
        <h1>Content files</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="find-file">Find a file</label>
          <div>
            <input
              id="find-file"
              type="search"
              value={query}
              onChange={({ target }) => setWanted(target.value)}
            />
          </div>
        </form>
      </header>
      {failed !== '' && <p className="card bad">{failed}</p>}
      {kinds.map((kind) => (
        <Kind
          key={kind.collection}
          kind={kind}
          query={normalizedQuery}
          isStarting={kind.collection === started}
        />
      ))}
    </>
  );
}

type KindProps = { kind: FileKind; query: string; isStarting: boolean };

function Kind({ kind: { label, files, start }, query, isStarting }: KindProps) {
  const matches = files.filter(({ file, title }) => `${file} ${title}`.toLowerCase().includes(query));
  if (query !== '' && matches.length === 0) return undefined;
  return (
    <details open={query !== '' || isStarting}>
      <summary>
        {label} <b>{matches.length}</b>
      </summary>
      <ul>
        {matches.map(({ file, title, isDraft }) => (
          <li key={file}>
            <a href={buildFormUrl(file)}>{title}</a> {isDraft && <strong>Draft</strong>}
            <br />
            <code>{file}</code>
          </li>
        ))}
      </ul>
      {start && <New start={start} />}
    </details>
  );
}

function New({ start: { kind, noun, example } }: { start: NonNullable<FileKind['start']> }) {
  const [name, setName] = useState('');
  const [failed, setFailed] = useState('');
  const create = async () => {
    const response = await post('new', { kind, name });
    if (isFailed(response)) return setFailed(response.failed);
    location.href = buildFormUrl(response.file);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <label htmlFor={`new-${kind}`}>Name of the new {noun}</label>
      <div>
        <input
          id={`new-${kind}`}
          value={name}
          placeholder={`Such as ${example}`}
          onChange={({ target }) => setName(target.value)}
        />
        <button disabled={name.trim() === ''}>Create a draft</button>
      </div>
      {failed !== '' && (
        <p className="bad" role="status">
          {failed}
        </p>
      )}
    </form>
  );
}
