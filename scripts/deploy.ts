/** Puts the site online, or says what is missing for that. The site that stands stays if any step fails. */
import { spawn } from 'node:child_process';
import { wordingProblems } from '#advertising/check-wording.ts';
import { loadContent } from '#content/load.ts';
import { setScheduleSettings } from '#server/project-database.ts';
import { buildClock } from '#site-build/clock.ts';
import { readWords } from './command-line.ts';
import { ensureTools, publishingTools } from '#publishing/tools.ts';
import { siteFolder } from '#publishing/exposed.ts';
import { missingForLive, missingText } from '#publishing/missing.ts';
import type { RunProgram } from '#publishing/cloudflare-pages.ts';
import { showPreview } from '#publishing/preview.ts';
import { readSettings } from '#publishing/settings.ts';
import { smokeTest } from '#publishing/smoke.ts';
import { StepFailed, failFor } from '#publishing/step-failed.ts';
import { functionsOf, publishSite } from '#publishing/steps.ts';

const usage = `npm run deploy                    puts the site online: build, database, functions, pages, and a look at them
npm run deploy -- --check         what is missing before the site can go live, and where each is set
npm run deploy -- --schedule      hands the schedule of the database its settings, and does nothing else
npm run deploy -- --smoke <URL>   whether the site at this address is the one in dist/client, and its forms are answered
npm run deploy -- --preview <name>  the site in dist/client under an address that only those know who are told`;

const options = {
  check: { type: 'boolean' },
  schedule: { type: 'boolean' },
  smoke: { type: 'string' },
  preview: { type: 'string' },
  help: { type: 'boolean' },
} as const;
const root = process.cwd();
const { values } = readWords({ options }, usage);
readSettings(root);

const run: RunProgram = (command, more = {}) => {
  const [program = '', ...words] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new StepFailed(
            `${words.length === 0 ? program : `${program} ${words[0]}`} ended with ${code}. What it said is above.`,
          ),
        );
    });
  });
};
const print = (text: string) => console.log(text);
const base = { root, environment: process.env, run, print };

try {
  if (values.help === true) print(usage);
  else if (values.schedule === true) await schedule();
  else if (values.preview !== undefined) await preview(values.preview);
  else if (values.smoke !== undefined) await smoke(values.smoke);
  else await deploy(values.check === true);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(`${error.message}\nNothing more was done.`);
  process.exitCode = 1;
}

async function deploy(onlyCheck: boolean): Promise<void> {
  const missing = await missingForLive({
    root,
    now: buildClock(),
    environment: process.env,
    alsoCheck: wordingProblems,
  });
  if (missing.length > 0 || onlyCheck) print(missingText(missing));
  if (missing.length > 0) process.exitCode = 1;
  if (missing.length > 0 || onlyCheck) return;
  await ensureTools(publishingTools);
  const { site } = await loadContent({ root, now: buildClock() });
  await publishSite({ ...base, origin: new URL(site?.firm.address ?? '').origin });
}

async function schedule(): Promise<void> {
  failFor(await setScheduleSettings(process.env));
  print('The schedule knows its settings.');
}

async function preview(name: string): Promise<void> {
  await ensureTools(publishingTools);
  await showPreview(base, name);
}

async function smoke(at: string): Promise<void> {
  if (!URL.canParse(at))
    throw new StepFailed(`"${at}" is no address. It must be like https://www.example.com.`);
  const { origin } = new URL(at);
  const faults = await smokeTest({
    at: origin,
    folder: siteFolder(root),
    origin,
    functionsUrl: functionsOf(process.env, origin),
  });
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) print(`${origin} is as it was built, and its forms are answered.`);
  else process.exitCode = 1;
}
