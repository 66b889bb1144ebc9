/** The built site under an address that only those know who are told: for whoever proposed a change. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exposedInSite, siteFolder } from './exposed.ts';
import { upload } from './cloudflare-pages.ts';
import { failFor } from './step-failed.ts';
import type { Publishing } from './steps.ts';

const said = 'This is a preview: nothing was sent.';

/** Nobody answers the forms of a preview, so that it says so itself, to scripts and to whoever has none. */
const answers = {
  '_routes.json': JSON.stringify({ version: 1, include: ['/functions/v1/*'], exclude: [] }),
  '_worker.js': [
    `const said = ${JSON.stringify(said)};`,
    "const isScript = (request) => request.headers.get('content-type')?.includes('json');",
    'const answer = (request) =>',
    '  isScript(request) ? Response.json({ success: false, error: said }) : new Response(said);',
    'export default { fetch: answer };',
  ].join('\n'),
};

/** Prints the address. GitHub shows it when it is told as an output. */
export async function showPreview(
  { root, environment, run, print }: Omit<Publishing, 'origin'>,
  name: string,
): Promise<void> {
  failFor(await exposedInSite(root, environment));
  const places = Object.entries(answers).map(([file, text]) => [join(siteFolder(root), file), text] as const);
  try {
    for (const [place, text] of places) await writeFile(place, text);
    const address = await upload({ root, environment, run }, name);
    print(address);
    const outputs = environment['GITHUB_OUTPUT'];
    if (outputs) await writeFile(outputs, `url=${address}\n`, { flag: 'a' });
  } finally {
    for (const [place] of places) await rm(place, { force: true });
  }
}
