import type { Problem } from '#content/report/problem.ts';
import { button, make } from '#editor/browser/make.ts';

/** A kind of content as the configuration has it: a folder with files of one ending, or a file. */
export type Kind = { name: string; folder?: string; file?: string; extension?: string };

/** Shows what the check says of the entry that is open beside its form, such as the sentences that its source changed. */
export function showProblemsOfEntries(kinds: readonly Kind[]): void {
  const show = async () => {
    const file = openFile(kinds);
    if (file === undefined) return;
    const answer = await fetch(`problems.json?file=${encodeURIComponent(file)}`);
    const problems: Problem[] = await answer.json();
    if (file === openFile(kinds)) showProblems(file, problems, 'To look at:');
  };
  addEventListener('hashchange', () => {
    // What was reported of a save is still to be read in the list, which opens then.
    if (openFile(kinds) !== undefined) void show();
  });
  void show();
}

/** The path of the file whose form is open; for one in several languages, with {{locale}} in it. */
function openFile(kinds: readonly Kind[]): string | undefined {
  const [, name, slug = ''] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(location.hash) ?? [];
  const kind = kinds.find((each) => each.name === name) ?? kinds.find((each) => each.name === slug);
  if (name === undefined || kind === undefined) return undefined;
  return kind.file ?? `${kind.folder ?? ''}/${decodeURIComponent(slug)}.${kind.extension ?? 'md'}`;
}

const look =
  'position:fixed;inset:auto 1rem 1rem auto;max-width:34rem;max-height:50vh;overflow:auto;padding:1rem 1.25rem;border-radius:.5rem;background:#fff8e1;color:#222;border:1px solid #b9770e;font:15px/1.45 system-ui;z-index:9999;white-space:pre-line';

/** Takes the place of what was shown before; without problems, nothing is shown. */
export function showProblems(file: string, problems: readonly Problem[], heading: string): void {
  document.querySelector('#to-look-at')?.remove();
  if (problems.length === 0) return;
  const lines = problems.map((problem) => {
    const place = problem.file === file ? `Line ${problem.line}` : `${problem.file}, line ${problem.line}`;
    return `${place}: ${problem.field ?? ''} ${problem.message}`;
  });
  const close = button('Close', () => note.remove());
  close.style.cssText = 'font:inherit;padding:.4rem 1rem;margin-top:.5rem';
  const words = `${heading}\n${lines.join('\n')}\n`;
  const note = make('div', { id: 'to-look-at', role: 'status', style: look }, words, close);
  document.body.append(note);
}
