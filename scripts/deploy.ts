/** Publishes the site, or lists what is missing. When a step fails, the live site is unchanged. */
import { resolve } from 'node:path';
import { loadContent } from '#practice/content.ts';
import { setScheduleSettings } from '#operations/server/project-database.ts';
import { buildClock } from '#build/clock.ts';
import { readWords } from './command-line.ts';
import { ensureTools, publishingTools } from '#operations/publishing/tools.ts';
import { siteFolder } from '#operations/publishing/exposed.ts';
import { missingForLive, missingText } from '#operations/publishing/missing.ts';
import { uploadPreview } from '#operations/publishing/preview.ts';
import { programRunner } from '#operations/publishing/run-program.ts';
import { readSettings } from '#operations/publishing/settings.ts';
import { smokeTest } from '#operations/publishing/smoke.ts';
import { StepFailed, failFor } from '#operations/publishing/step-failed.ts';
import { functionsOf, publishSite, rollBackSite } from '#operations/publishing/steps.ts';

const usage = `npm run deploy                      publishes the site: build, database, functions, pages, and a check of them
npm run deploy -- --built           the same with the production build that is in dist/client
npm run deploy -- --check           lists what is missing before the site can go live, and where each is set
npm run deploy -- --install         installs the publishing tools, and does nothing else
npm run deploy -- --schedule        sets the settings of the database's schedule, and does nothing else
npm run deploy -- --smoke <URL>     checks that the site at this address is the one in dist/client, and that its forms work
npm run deploy -- --rollback        puts the previous site back online (docs/rollback.md)
npm run deploy -- --preview <name>  uploads the site in dist/client to an address that can't be guessed
                  --from <folder>   takes dist/client and content/ from this folder instead`;

const options = {
  built: { type: 'boolean' },
  check: { type: 'boolean' },
  install: { type: 'boolean' },
  schedule: { type: 'boolean' },
  smoke: { type: 'string' },
  rollback: { type: 'boolean' },
  preview: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean' },
} as const;
const root = process.cwd();
const { values } = readWords({ options }, usage);
const environment = readSettings(root, process.env);
const print = (text: string) => console.log(text);
const base = { root, environment, run: programRunner(root), print };

try {
  if (values.help === true) print(usage);
  else if (values.install === true) await ensureTools(publishingTools);
  else if (values.schedule === true) await schedule();
  else if (values.rollback === true) await rollback();
  else if (values.preview !== undefined) await preview(values.preview);
  else if (values.smoke !== undefined) await smoke(values.smoke);
  else await deploy();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(`${error.message}\nStopped.`);
  process.exitCode = 1;
}

async function deploy(): Promise<void> {
  const onlyCheck = values.check === true;
  const now = buildClock();
  const missing = await missingForLive({ root, now, environment });
  if (missing.length > 0 || onlyCheck) print(missingText(missing));
  if (missing.length > 0) process.exitCode = 1;
  if (missing.length > 0 || onlyCheck) return;
  await ensureTools(publishingTools);
  await publishSite({ ...base, origin: await siteOrigin() }, values.built === true);
}

async function siteOrigin(): Promise<string> {
  const { site } = await loadContent({ root, now: buildClock() });
  return new URL(site?.firm.address ?? '').origin;
}

async function rollback(): Promise<void> {
  await rollBackSite({ ...base, origin: await siteOrigin() });
}

async function schedule(): Promise<void> {
  failFor(await setScheduleSettings(environment));
  print('The schedule has its settings.');
}

async function preview(name: string): Promise<void> {
  await ensureTools(publishingTools);
  await uploadPreview({ ...base, ...(values.from !== undefined && { from: resolve(values.from) }) }, name);
}

async function smoke(at: string): Promise<void> {
  if (!URL.canParse(at))
    throw new StepFailed(`"${at}" isn't an address. Write one like https://www.example.com.`);
  const { origin } = new URL(at);
  const faults = await smokeTest({
    at: origin,
    folder: siteFolder(root),
    origin,
    functionsUrl: functionsOf(environment, origin),
  });
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) print(`${origin} is as it was built, and its forms are answered.`);
  else process.exitCode = 1;
}
