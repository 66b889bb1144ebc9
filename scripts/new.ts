/** Starts a content file: right as it stands, with FILL IN where the author's words belong. */
import { didYouMean } from '../src/content/report/suggest.ts';
import { kindNames, kinds } from './new/kinds.ts';
import { scaffold, scaffoldTranslation } from './new/scaffold.ts';
import type { Scaffolded } from './new/scaffold.ts';

const usage = `npm run new -- <kind> "<Name>"
npm run new -- translation /probate es
Kinds: ${kindNames.join(', ')}, translation.`;

const [kind = '', ...words] = process.argv.slice(2);
const root = process.cwd();

if (kind === '' || kind === '--help') console.log(usage);
else if (kind === 'translation') print(await scaffoldTranslation(root, words[0] ?? '', words[1] ?? ''));
else if (Object.hasOwn(kinds, kind)) print(await scaffold(root, kind, words.join(' ').trim()));
else
  print({
    refused: `"${kind}" can't be started.${didYouMean(kind, [...kindNames, 'translation'])}\n${usage}`,
  });

function print(result: Scaffolded): void {
  if ('refused' in result) {
    console.error(result.refused);
    process.exitCode = 1;
    return;
  }
  console.log(`Wrote ${result.file}. Fill in:`);
  for (const { line, text } of result.toFillIn) console.log(`  ${result.file}:${line}  ${text}`);
  for (const hint of result.hints) console.log(hint);
  console.log('Then run "npm run check". "npm run dev" shows the result as you type.');
}
