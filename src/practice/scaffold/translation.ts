import { extname } from 'node:path';
import type { PageEntry as ContentPageEntry } from '#content/site.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import { fillInMarker } from '#content/fields/kinds.ts';
import { languages } from '#content/languages/languages.ts';
import { lexicons } from '#content/languages/lexicons.ts';
import type { LoadResult } from '#practice/content.ts';
import { suggestName } from '#content/report/suggest.ts';
import type { PageEntry } from '#practice/site.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { hashText } from '#content/texts.ts';

/** Languages that pages can be translated into. */
const otherLanguages = languages.filter((code) => code !== 'en');
type TargetLanguage = (typeof otherLanguages)[number];

type TranslationResult = { rejection: string } | { file: SourceFile; path: string; source: PageEntry };

/** Fields of the source that aren't copied to a translation. */
const uncopiedFields = [
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
];

/** Composes the file of a new translation: its own frontmatter fields, followed by the fields and body of its source. */
export function createTranslation(
  path: string,
  language: string,
  { site, problems }: LoadResult,
): TranslationResult {
  if (site === undefined) {
    const count = selectErrors(problems).length;
    return {
      rejection: `The content has ${count === 1 ? 'an error' : `${count} errors`}. To see what to fix, run: npm run check`,
    };
  }
  const code = parseLanguageCode(language);
  const usage = 'Name the page and the language, like: npm run new -- translation /probate es';
  if (path === '' || code === undefined)
    return { rejection: `${usage}. The languages are: ${otherLanguages.join(', ')}.` };
  const source = site.pages.get(path)?.entry;
  if (source === undefined) {
    return {
      rejection: `No page has the path ${path}.${suggestName(path, site.pages.keys())} ${usage}.`,
    };
  }
  if (!('translation' in source.config.schema.shape))
    return { rejection: `Pages in content/${source.collection} can’t be translated.` };
  for (const { path: versionPath, entry } of site.pages.values()) {
    if (!('translation' in entry.data) || entry.data.translation?.of !== path) continue;
    if (entry.data.language === code)
      return { rejection: `${entry.file} is already that translation (${versionPath}).` };
  }
  const name = lexicons[code].name.toLowerCase();
  const id = source.id === 'index' ? `home-${name}` : `${source.id}-${name}`;
  const file = {
    path: `content/${source.collection}/${id}${extname(source.file)}`,
    text: composeText(source, path, code),
  };
  const { config, data }: ContentPageEntry = source;
  return { file, path: config.page.path(id, { ...data, path: undefined }), source };
}

function parseLanguageCode(language: string): TargetLanguage | undefined {
  const normalized = language.toLowerCase();
  return otherLanguages.find(
    (code) => code === normalized || lexicons[code].name.toLowerCase() === normalized,
  );
}

function composeText(source: PageEntry, path: string, code: TargetLanguage): string {
  return [
    '---',
    `# ${fillInMarker}: translate all text in this file into ${lexicons[code].name}. Then remove the "draft: true" line.`,
    'draft: true',
    `title: '${fillInMarker}: title in ${lexicons[code].name} (${path})'`,
    `language: ${code}`,
    'translation:',
    `  of: ${path}`,
    `  hash: '${hashText(source)}'`,
    formatCopiedFields(source),
    '---',
    source.frontmatter.body === '' ? '' : `\n${source.frontmatter.body.trimStart()}`,
  ].join('\n');
}

/** Formats the source's fields with their comments, except `uncopiedFields`. */
function formatCopiedFields({ frontmatter }: PageEntry): string {
  const document = frontmatter.document.clone();
  for (const field of uncopiedFields) document.delete(field);
  const fields = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return fields.replace(/^---\n/, '').trimEnd();
}
