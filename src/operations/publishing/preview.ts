/** Uploads a built site as a preview, at an address that can't be guessed. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exposedInSite, siteFolder } from './exposed.ts';
import { readProject, upload } from './cloudflare-pages.ts';
import { previewBranch } from './preview-name.ts';
import { StepFailed, failFor } from './step-failed.ts';
import type { Publishing } from './steps.ts';

const notice = 'This is a preview: nothing was sent.';

/** A preview has no booking service: it answers its forms with a notice, as JSON to scripts and as text to browsers. */
const workerFiles = {
  '_routes.json': JSON.stringify({ version: 1, include: ['/functions/v1/*'], exclude: [] }),
  '_worker.js': [
    `const notice = ${JSON.stringify(notice)};`,
    "const isScript = (request) => request.headers.get('content-type')?.includes('json');",
    'const answer = (request) =>',
    '  isScript(request) ? Response.json({ success: false, error: notice }) : new Response(notice);',
    'export default { fetch: answer };',
  ].join('\n'),
};

type Preview = Omit<Publishing, 'origin'> & {
  /** The folder with `content/` and `dist/client/`, of a proposal that was built elsewhere; without it, `root`. */
  from?: string;
};

/**
 * Prints the address of the preview, and adds it to the outputs of a GitHub workflow. The folder may come from an
 * unreviewed proposal, so its files are uploaded, never executed or followed.
 */
export async function uploadPreview(
  { root, environment, run, print, from = root }: Preview,
  name: string,
): Promise<void> {
  const { production_branch: productionBranch } = await readProject(environment);
  const branch = previewBranch(name, productionBranch);
  const folder = siteFolder(from);
  await refuseLinks(folder);
  failFor(await exposedInSite(from, environment));
  // A worker of the proposal would run in the account.
  for (const file of Object.keys(workerFiles)) await rm(join(folder, file), { recursive: true, force: true });
  try {
    for (const [file, text] of Object.entries(workerFiles)) await writeFile(join(folder, file), text);
    const address = await upload({ folder, environment, run }, branch);
    print(address);
    const outputs = environment['GITHUB_OUTPUT'];
    if (outputs) await writeFile(outputs, `url=${address}\n`, { flag: 'a' });
  } finally {
    for (const file of Object.keys(workerFiles)) await rm(join(folder, file), { force: true });
  }
}

/** The target of a link would be uploaded in its place, and may be any file of this machine. */
async function refuseLinks(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const special = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  failFor(special.map(({ name }) => `${name} is neither a file nor a folder: links aren't uploaded.`));
  if (entries.length === 0) throw new StepFailed(`${folder} is empty: build the site first.`);
}
