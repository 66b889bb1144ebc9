import { selectErrors } from '#content/report/diagnostic.ts';
import { isMap, isScalar } from 'yaml';
import { fillInMarker } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import type { LoadResult } from '#practice/content.ts';
import { suggestName } from '#content/report/suggest.ts';
import type { PageEntry } from '#practice/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { hashText } from '#content/texts.ts';

/** Languages that an English page can be translated into. */
const otherLanguages = languages.filter((code) => code !== 'en');
type Other = (typeof otherLanguages)[number];

type Made = { refused: string } | { file: SourceFile; address: string; source: PageEntry };

/** Fields of the source that a translation doesn't copy. */
const ownFields = new Set([
  'title',
  'path',
  'aliases',
  'language',
  'translation',
  'draft',
  'publishOn',
  'expiresOn',
  'redirectTo',
  'reviewed',
]);

/** The text of a new translation: its own head, followed by the source's fields. */
export function createTranslation(address: string, language: string, { site, problems }: LoadResult): Made {
  if (site === undefined) {
    return {
      refused: `The content has ${selectErrors(problems).length} errors. Fix them first: npm run check`,
    };
  }
  const code = parseLanguageCode(language);
  const usage = 'Name the page and the language, like: npm run new -- translation /probate es';
  if (address === '' || code === undefined) return { refused: `${usage} (${otherLanguages.join(', ')}).` };
  const source = site.pages.get(address)?.entry;
  if (source === undefined) {
    return {
      refused: `No page has the address ${address}.${suggestName(address, site.pages.keys())} ${usage}.`,
    };
  }
  if (
    !('translation' in source.data || source.collection === 'pages' || source.collection === 'immigration')
  ) {
    return { refused: `Pages in content/${source.collection} have only one language.` };
  }
  for (const { path, entry } of site.pages.values()) {
    if (!('translation' in entry.data) || entry.data.translation?.of !== address) continue;
    if (entry.data.language === code)
      return { refused: `${entry.file} is already that translation (${path}).` };
  }
  const name = lexicons[code].name.toLowerCase();
  const id = source.id === 'index' ? `home-${name}` : `${source.id}-${name}`;
  const text = compose(source, address, code);
  return { file: { path: `content/${source.collection}/${id}.md`, text }, address: `/${id}`, source };
}

function parseLanguageCode(given: string): Other | undefined {
  const normalized = given.toLowerCase();
  return otherLanguages.find(
    (code) => code === normalized || lexicons[code].name.toLowerCase() === normalized,
  );
}

function compose(source: PageEntry, address: string, code: Other): string {
  return [
    '---',
    `# ${fillInMarker}: translate every text of this file into ${lexicons[code].name}. Then remove the line "draft: true".`,
    'draft: true',
    `title: '${fillInMarker}: title in ${lexicons[code].name} (${address})'`,
    `language: ${code}`,
    'translation:',
    `  of: ${address}`,
    `  hash: '${hashText(source)}'`,
    ...listCopiedFields(source),
    '---',
    source.frontmatter.body === '' ? '' : `\n${source.frontmatter.body.trimStart()}`,
  ].join('\n');
}

/** The source's fields as typed, comments included, without `ownFields`. */
function listCopiedFields({ frontmatter }: PageEntry): string[] {
  const { contents } = frontmatter.document;
  const lines = frontmatter.yaml.trimEnd().split('\n');
  if (!isMap(contents)) return lines;
  const starts = contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ name: String(key.value), offset: key.range[0] }] : [],
  );
  const findLine = (offset: number) => frontmatter.yaml.slice(0, offset).split('\n').length - 1;
  return starts.flatMap(({ name, offset }, index) => {
    const next = starts[index + 1];
    const fieldLines = lines.slice(
      findLine(offset),
      next === undefined ? lines.length : findLine(next.offset),
    );
    return ownFields.has(name) ? [] : fieldLines;
  });
}
