import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentCache } from '#content/result-cache.ts';
import { collections } from '#practice/collections.ts';
import { fillInMarker } from '#content/fields/kinds.ts';
import { checkContent, parseFile } from '#practice/content.ts';
import { formatProblems } from '#content/report/print.ts';
import { selectErrors } from '#content/report/diagnostic.ts';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { suggestName } from '#content/report/suggest.ts';
import { flattenCircuits } from '#practice/rules/county-facts.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { readPublishedPaths } from '#content/source/published-paths.ts';
import { slugify } from '#content/source/slug.ts';
import { writeTranslationSource } from '#content/source/translation-sources.ts';
import { listTranslatableLines, hashText } from '#content/texts.ts';
import { fillTemplate, buildTemplateValues, scaffoldKinds, readTemplate } from './scaffold-kinds.ts';
import type { ScaffoldKind } from './scaffold-kinds.ts';
import { createTranslation } from './translation.ts';

/** Why nothing was written, or the new file with its lines to fill in and the next steps. */
export type ScaffoldResult =
  | { rejection: string }
  | { file: string; unfinishedLines: { line: number; text: string }[]; hints: string[] };

/** Well below file systems' limit of about 255 bytes. */
const maxNameLength = 80;

/** Creates a file of a content type from its template. Writes nothing if the name is taken or the file would be invalid. */
export async function scaffold(
  root: string,
  kind: string,
  name: string,
  now = new Date(),
  cache: ContentCache = new Map(),
): Promise<ScaffoldResult> {
  const scaffoldKind = scaffoldKinds[kind];
  if (scaffoldKind === undefined) return { rejection: `"${kind}" isn’t a content type.` };
  const files = await readContentFiles(root);
  const county = kind === 'county' && slugify(name) !== '' ? buildCountyValues(name, files) : undefined;
  if (county !== undefined && 'rejection' in county) return county;
  const title = county?.name ?? name;
  const id = slugify(title);
  if (id === '' && /\p{L}/u.test(title)) {
    return {
      rejection: `"${title}" can’t become a file name. Use letters from a to z and digits. You can change the title in the file.`,
    };
  }
  if (id === '') {
    return {
      rejection: `Give the new ${kind} a name, like: npm run new -- ${kind} "${scaffoldKind.example}"`,
    };
  }
  if (id.length > maxNameLength) {
    return {
      rejection: `"${title}" is too long for a file name. Use a short name. You can change the title in the file.`,
    };
  }
  const text = fillTemplate(await readTemplate(kind), {
    ...buildTemplateValues(title, files, now),
    ...county,
  });
  return writeCheckedFile(
    root,
    files,
    { path: `content/${scaffoldKind.collection}/${id}${scaffoldKind.extension ?? '.md'}`, text },
    getNextStep(scaffoldKind).replace('%id%', id),
    { now, cache },
  );
}

/** Returns what to do once a new file is complete; empty if nothing is left to do. */
function getNextStep({ next, collection }: ScaffoldKind): string {
  const { listedIn } = collections[collection];
  return next ?? (listedIn === undefined ? '' : `To show it, add its file name to ${listedIn}.`);
}

/** Builds the template values for a county from the table of Florida's counties. */
function buildCountyValues(
  countyName: string,
  files: SourceFile[],
): { name: string; circuit: string; seat: string; neighbors: string } | { rejection: string } {
  const path = collections['florida-counties'].file ?? '';
  const source = files.find((file) => file.path === path);
  const entry = source && parseFile(source, new Map()).entry;
  if (entry?.collection !== 'florida-counties') {
    return {
      rejection: `${path} lists the counties, but can’t be read. To see what to fix, run: npm run check`,
    };
  }
  const counties = flattenCircuits(entry.data);
  const name = countyName.replace(/\s+county$/i, '').replace(/^saint /i, 'St. ');
  const county = counties.find((candidate) => stripToLetters(candidate.name) === stripToLetters(name));
  if (county !== undefined) return { ...county, neighbors: county.neighbors.join(', ') };
  const names = counties.map((candidate) => candidate.name);
  const partialMatches = names.filter((candidate) =>
    candidate.split(/[ -]/).some((word) => stripToLetters(word) === stripToLetters(name)),
  );
  const suggestion =
    partialMatches.length === 1 ? ` Did you mean "${partialMatches[0]}"?` : suggestName(name, names);
  return { rejection: `"${name}" isn’t a Florida county.${suggestion} The names are in ${path}.` };
}

/** Removes spaces and punctuation, so that "De Soto" and "DeSoto", "St Johns" and "St. Johns" are equal. */
function stripToLetters(name: string): string {
  return slugify(name).replaceAll('-', '');
}

/** Creates the file for a page's translation, which still contains the source text. */
export async function scaffoldTranslation(
  root: string,
  page: string,
  language: string,
  now = new Date(),
  cache: ContentCache = new Map(),
): Promise<ScaffoldResult> {
  const files = await readContentFiles(root);
  const translation = createTranslation(
    page,
    language,
    checkContent(files, [], { root, now, cache, preview: true }),
  );
  if ('rejection' in translation) return translation;
  const hint = `When it is translated, run: npm run status -- --stamp ${translation.path}`;
  const result = await writeCheckedFile(root, files, translation.file, hint, { now, cache });
  if (!('rejection' in result))
    await writeTranslationSource(
      root,
      hashText(translation.source),
      listTranslatableLines(translation.source),
    );
  return result;
}

async function writeCheckedFile(
  root: string,
  files: SourceFile[],
  file: SourceFile,
  hint: string,
  options: { now: Date; cache: ContentCache },
): Promise<ScaffoldResult> {
  const { path, text } = file;
  if (files.some((other) => other.path === path || other.path === `${path}x`)) {
    return { rejection: `${path} already exists. Nothing was written. Choose another name.` };
  }
  const publishedPaths = await readPublishedPaths(root);
  const findProblems = (allFiles: SourceFile[]) =>
    checkContent(allFiles, publishedPaths, { root, ...options }).problems;
  const knownProblems = new Set(findProblems(files).map(({ file: other, message }) => `${other} ${message}`));
  const problems = findProblems([...files, file]).filter(
    (problem) => problem.file === path || !knownProblems.has(`${problem.file} ${problem.message}`),
  );
  const errors = selectErrors(problems);
  if (errors.length > 0) {
    const sources = new Map([...files, file].map((source) => [source.path, source.text]));
    const advice = errors.every((error) => error.file === path)
      ? 'Choose another name.'
      : 'Fix these other files first.';
    return { rejection: formatProblems(errors, sources, `Nothing was written. ${advice}`) };
  }
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text, { flag: 'wx' });
  const unfinishedLines = text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(fillInMarker) && !(line.startsWith('# ') && !line.startsWith(`# ${fillInMarker}`))
        ? [{ line: index + 1, text: line.trim() }]
        : [],
    );
  return {
    file: path,
    unfinishedLines,
    hints: [...formatFactsToTranslate(problems), ...(hint === '' ? [] : [hint])],
  };
}

/** Formats a hint about the facts without a translation in the language of a new file, if there are any. */
function formatFactsToTranslate(problems: Diagnostic[]): string[] {
  const names = problems.flatMap(({ untranslated }) => untranslated ?? []);
  if (names.length === 0) return [];
  const lines = names.map((name) => `  content/facts/${name}.md`);
  return [
    `Add translations to these facts, too. Until then, the draft shows them in English:\n${lines.join('\n')}`,
  ];
}
