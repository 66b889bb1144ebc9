/// <reference lib="dom" />
/** Versions of text to choose from, one above the other. */

export type VersionChoice = {
  /** Text by title. */
  versions: { readonly [title: string]: string };
  /** Actions by label. */
  actions: { readonly [label: string]: () => void };
};

export function Versions({ versions, actions }: VersionChoice) {
  return (
    <div className="versions">
      {Object.entries(versions).map(([title, text]) => (
        <div key={title}>
          <h3>{title}</h3>
          <pre tabIndex={0}>{text}</pre>
        </div>
      ))}
      <div className="row">
        {Object.entries(actions).map(([label, run]) => (
          <button key={label} type="button" onClick={run}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Returns the lines of two strings from the first to the last difference. */
export function selectDifferingLines(first: string, second: string): [string, string] {
  const [a, b] = [first.split('\n'), second.split('\n')];
  const minLength = Math.min(a.length, b.length);
  let start = 0;
  while (start < minLength && a[start] === b[start]) start++;
  let end = 0;
  while (end < minLength - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end).join('\n'), b.slice(start, b.length - end).join('\n')];
}
