/** Creates a valid content file, or the code of a section type, with FILL IN where text is missing. */
import { suggestName } from '#content/report/suggest.ts';
import { adviseOnFolder, kindNames, scaffoldKinds } from '#practice/scaffold/scaffold-kinds.ts';
import { scaffold, scaffoldTranslation } from '#practice/scaffold/content-file.ts';
import { scaffoldSection } from '#practice/scaffold/section.ts';
import type { ScaffoldResult } from '#practice/scaffold/content-file.ts';

const usage = `npm run new -- <content type> "<Name>"
npm run new -- translation /probate es
npm run new -- section "Fee table"
Content types: ${kindNames.join(', ')}.`;

const [kind = '', ...args] = process.argv.slice(2);
const root = process.cwd();

if (kind === '' || kind === '--help') console.log(usage);
else if (kind === 'translation') print(await scaffoldTranslation(root, args[0] ?? '', args[1] ?? ''));
else if (kind === 'section') print(await scaffoldSection(root, args.join(' ').trim()));
else if (Object.hasOwn(scaffoldKinds, kind)) print(await scaffold(root, kind, args.join(' ').trim()));
else print({ rejection: adviseOnFolder(kind) ?? formatUnknownKind() });

function formatUnknownKind(): string {
  return `"${kind}" isn’t a content type.${suggestName(kind, [...kindNames, 'translation', 'section'])}\n${usage}`;
}

function print(result: ScaffoldResult): void {
  if ('rejection' in result) {
    console.error(result.rejection);
    process.exitCode = 1;
    return;
  }
  console.log(`Wrote ${result.file}.${result.unfinishedLines.length === 0 ? '' : ' Fill in:'}`);
  for (const { line, text } of result.unfinishedLines) console.log(`  ${result.file}:${line}  ${text}`);
  for (const hint of result.hints) console.log(hint);
  console.log('Then run "npm run check". "npm run dev" shows the result each time you save.');
}
