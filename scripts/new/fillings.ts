import { dayAhead } from '../../src/content/calendar.ts';
import type { SourceFile } from '../../src/content/source/content-files.ts';

/** Leaves room for " | " and the firm's name in a title of 70 characters. */
const longestName = 44;

/** What stands in for the %words% of a template. */
export function fillings(name: string, files: SourceFile[], now: Date): Record<string, string> {
  const quoted = name.replaceAll("'", '’');
  return {
    name: quoted,
    title: `${shortened(quoted)} | {{firm-name}}`,
    number: String(nextNumber(files)),
    attorney: firstOf(files, 'attorneys'),
    office: officeOf(files),
    image: pictureOf(files),
    today: dayAhead(now, 0),
    'in-90-days': dayAhead(now, 90),
    'next-year': dayAhead(now, 365),
  };
}

function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const cut = name.slice(0, longestName);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).trim();
}

/** Articles are numbered; the next one is free. */
function nextNumber(files: SourceFile[]): number {
  const taken = files
    .filter(({ path }) => path.startsWith('content/articles/'))
    .map(({ text }) => Number(/^id: (\d+)/m.exec(text)?.[1] ?? 0));
  return Math.max(0, ...taken) + 1;
}

/** The picture of another article stands in until there is one. */
function pictureOf(files: SourceFile[]): string {
  const texts = files.filter(({ path }) => path.startsWith('content/articles/')).map(({ text }) => text);
  return texts.flatMap((text) => /^imageUrl: *["']?([^"'\s]+)/m.exec(text)?.[1] ?? [])[0] ?? '';
}

function officeOf(files: SourceFile[]): string {
  const firm = files.find(({ path }) => path === 'content/site/firm.md')?.text ?? '';
  return /^mainOffice: *(\S+)/m.exec(firm)?.[1] ?? firstOf(files, 'offices');
}

function firstOf(files: SourceFile[], collection: string): string {
  const found = files.find(({ path }) => path.startsWith(`content/${collection}/`))?.path ?? '';
  return found.replace(/^.*\//, '').replace(/\.mdx?$/, '');
}
