/// <reference lib="dom" />
/** The search-and-replace form of `/author`: replaces text in all content after a preview of each place. */
import { sendRequest, isFailed, post, postOptions } from '#editor/browser/request.ts';
import { createButton, make } from '#editor/browser/make.ts';
import type { SearchResult, Replaced } from '../contract.ts';

type Hit = SearchResult['occurrences'][number];

const searchField = make('input', { type: 'text', id: 'replace-words', autocomplete: 'off', required: true });
const replacement = make('input', { type: 'text', id: 'replace-with', autocomplete: 'off' });
const hits = make('div', {});
const result = make('div', { role: 'status' });
const form = make(
  'form',
  { class: 'pair' },
  make('p', {}, make('label', { for: searchField.id }, 'Replace'), searchField),
  make('p', {}, make('label', { for: replacement.id }, 'with'), replacement),
  make('button', {}, 'Show each place'),
);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  result.replaceChildren();
  void showHits();
});
searchField.value = new URLSearchParams(location.search).get('find') ?? '';
document.getElementById('replace')?.append(form, hits, result);

async function showHits(): Promise<void> {
  const replacing = { words: searchField.value, replacement: replacement.value };
  const searchResult = await sendRequest<SearchResult>('occurrences', postOptions(replacing));
  if (isFailed(searchResult)) return hits.replaceChildren(make('p', { class: 'bad' }, searchResult.failed));
  const { occurrences, more } = searchResult;
  if (occurrences.length === 0)
    return hits.replaceChildren(make('p', {}, `No text contains “${replacing.words}”.`));
  const chosen = new Set(occurrences);
  const replace = createButton('', () => void replaceAll(replacing, [...chosen]));
  const showCount = () => {
    replace.textContent = chosen.size === 1 ? 'Replace 1 place' : `Replace ${chosen.size} places`;
    replace.disabled = chosen.size === 0;
  };
  const items = occurrences.map((hit) =>
    renderHit(hit, (isChosen) => {
      if (isChosen) chosen.add(hit);
      else chosen.delete(hit);
      showCount();
    }),
  );
  showCount();
  const rest = more === 0 ? [] : [make('p', {}, `And ${more} more. Replace these first.`)];
  hits.replaceChildren(make('ul', { class: 'hits' }, ...items), ...rest, make('p', {}, replace));
}

function renderHit(
  { place, page, label, before, found, after, replacement: next }: Hit,
  choose: (isChosen: boolean) => void,
) {
  const box = make('input', { type: 'checkbox', checked: true });
  box.addEventListener('change', () => choose(box.checked));
  const text = make(
    'span',
    {},
    before,
    make('del', {}, found),
    next === '' ? undefined : make('ins', {}, next),
    after,
  );
  const where = page === undefined ? undefined : make('a', { href: page }, page);
  const from = make('small', {}, where, ' ', make('code', {}, place.file), ` ${label}`);
  return make('li', {}, make('label', {}, box, text), from);
}

async function replaceAll(
  replacing: { words: string; replacement: string },
  chosen: readonly Hit[],
): Promise<void> {
  const body = { ...replacing, chosen: chosen.map(({ place, at }) => ({ place, at })) };
  const response = await sendRequest<Replaced>('replace', postOptions(body));
  if (isFailed(response)) {
    const { failed, problems = [] } = response;
    const items = problems.map(({ file, line, message }) =>
      make('li', {}, message, ' ', make('code', {}, `${file}:${line}`)),
    );
    // The sentence includes the first problem.
    const list = items.length > 1 ? [make('ul', {}, ...items)] : [];
    return result.replaceChildren(make('p', { class: 'bad' }, failed), ...list);
  }
  hits.replaceChildren();
  const { count, files } = response;
  const places = count === 1 ? '1 place' : `${count} places`;
  const undo = createButton('Undo', () => void undoAll(files), 'quiet');
  result.replaceChildren(
    make(
      'p',
      { class: 'good' },
      `Replaced ${places} in ${files.length === 1 ? '1 file' : `${files.length} files`}. `,
      undo,
    ),
  );
}

async function undoAll(files: Replaced['files']): Promise<void> {
  const failed: string[] = [];
  for (const file of files) {
    const response = await post('undo', file);
    if (isFailed(response)) failed.push(`${file.file}: ${response.failed}`);
  }
  result.replaceChildren(
    failed.length === 0
      ? make('p', { class: 'good' }, 'The old text is restored.')
      : make('p', { class: 'bad' }, failed.join(' ')),
  );
}
