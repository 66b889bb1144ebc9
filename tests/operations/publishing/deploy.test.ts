/** Publishing with `wrangler` against a fake of Cloudflare; commands of the Supabase CLI are only recorded. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { exposedIn } from '#operations/publishing/exposed.ts';
import { functionFaults } from '#operations/publishing/health.ts';
import { missingForLive, missingText } from '#operations/publishing/missing.ts';
import { settingFiles } from '#operations/publishing/settings.ts';
import { smokeTest } from '#operations/publishing/smoke.ts';
import { uploadPreview } from '#operations/publishing/preview.ts';
import type { RunProgram } from '#operations/publishing/run-program.ts';
import { StepFailed } from '#operations/publishing/step-failed.ts';
import { billFile, publishSite, rollBackSite, steps } from '#operations/publishing/steps.ts';
import type { Publishing } from '#operations/publishing/steps.ts';
import { ensureTools, publishingTools } from '#operations/publishing/tools.ts';
import { readContentFiles } from '#content/source/content-files.ts';
import { createLocalBackend } from '#operations/server/local-backend.ts';
import { startServer } from '#operations/server/local-server.ts';
import type { RunningServer } from '#operations/server/local-server.ts';
import { booking } from '../../backend/support/samples.ts';
import { runCommand } from '../../content/commands/run-command.ts';
import { dayOfContent } from '../../content/edited-content.ts';
import { distDir, read } from '../../site/pages/support/site.ts';
import { startCloudflare } from './cloudflare.ts';
import type { Cloudflare } from './cloudflare.ts';

const now = new Date(dayOfContent);

let folder: string;
let server: RunningServer;
let cloudflare: Cloudflare;
/** A fake of the project's Data API, and its requests. */
let dataApi: Server;
const requests: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  await ensureTools(publishingTools);
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  await cp(join(distDir, '..'), join(folder, 'dist'), { recursive: true });
  for (const name of ['content', 'public', 'package.json', 'package-lock.json'])
    await symlink(resolve(name), join(folder, name));
  const backend = await createLocalBackend({
    dataDir: join(folder, '.local'),
    firmPhone: '(407) 555-0100',
    notifyEmail: 'intake@example.com',
    log: () => {},
  });
  server = await startServer({ distDir: join(folder, 'dist/client'), port: 0, backend });
  cloudflare = await startCloudflare(server.url);
  dataApi = createServer(async (request, response) => {
    requests.push({ path: request.url ?? '', body: await json(request) });
    response.end('{"outcome":"set"}');
  });
  dataApi.listen(0, '127.0.0.1');
  await once(dataApi, 'listening');
}, 360_000);

afterAll(async () => {
  await cloudflare.close();
  dataApi.close();
  dataApi.closeAllConnections();
  await server.close();
  await rm(folder, { recursive: true });
});

const runSmokeTest = (at = server.url) =>
  smokeTest({
    at,
    folder: join(folder, 'dist/client'),
    origin: server.url,
    functionsUrl: `${server.url}/functions/v1`,
  });

test('the smoke test finds no problems on the local site', async () => {
  expect(await runSmokeTest()).toEqual([]);
  const result = await runCommand('deploy', ['--smoke', server.url], folder, { SUPABASE_URL: '' });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toBe(`${server.url} is as it was built, and its forms are answered.\n`);
});

test('the smoke test reports changed pages, missing headers and redirects, and refused forms', async () => {
  const other = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(other, { recursive: true }));
  await cp(join(folder, 'dist'), other, { recursive: true });
  await writeFile(join(other, 'client/probate.html'), 'newer');
  await writeFile(join(other, 'client/added.html'), 'newer');
  const policy = JSON.parse(await readFile(join(other, 'hosting.json'), 'utf8'));
  policy.headers[1].values[0][1] = 'no-store';
  policy.redirects.push({ from: '/old', to: '/new', status: 301 });
  await writeFile(join(other, 'hosting.json'), JSON.stringify(policy));
  const origin = 'https://www.other.com';
  const faults = await smokeTest({
    at: server.url,
    folder: join(other, 'client'),
    origin,
    functionsUrl: `${server.url}/functions/v1`,
  });
  const text = faults.join('\n');
  expect(text).toContain('/probate is not what was built');
  expect(text).toContain('/added answers 404.');
  expect(text).toMatch(/\/assets\/\S+ comes without the header Cache-Control of the policy\./);
  expect(text).toContain('/old does not lead to /new: it answers 404.');
  expect(text).toContain(
    'book-consultation refuses the forms of https://www.other.com: does SITE_ORIGINS name that address?',
  );
  expect(faults.length).toBeLessThan(100);
});

test('the smoke test reports an unreachable site once', async () => {
  expect(await runSmokeTest('http://127.0.0.1:1')).toEqual([
    expect.stringContaining('http://127.0.0.1:1 does not answer'),
  ]);
});

/** Runs `wrangler`, and only records other commands. */
function publishing(commands: string[], refused = ''): Publishing {
  const environment = {
    CLOUDFLARE_PAGES_PROJECT: 'site',
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_API_TOKEN: 'token-of-the-tests',
    CLOUDFLARE_ACCOUNT_ID: 'firm',
    SUPABASE_PROJECT_ID: 'abcdefghijklmnopqrst',
    SUPABASE_URL: `http://127.0.0.1:${(dataApi.address() as AddressInfo).port}`,
    SUPABASE_SECRET_KEY: 'sb_secret_of_the_tests',
    FUNCTIONS_URL: `${server.url}/functions/v1`,
    VAULT_FUNCTIONS_URL: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1',
    VAULT_SITE_ORIGIN: 'https://www.example.com',
    DRAIN_SECRET: 'y'.repeat(32),
    ALARM_URL: 'https://hooks.example.org/x',
  };
  const run: RunProgram = async ([program = '', ...words], more = {}) => {
    const line = [basename(program), ...words].join(' ');
    commands.push(`${more['SITE_ENV'] ?? ''} ${line}`.trim());
    if (refused !== '' && line.includes(refused)) throw new StepFailed(`${refused} ended with 1.`);
    if (basename(program) === 'wrangler') await wrangler(program, words, more);
  };
  return { root: folder, environment, origin: server.url, run, print: () => {}, patienceMs: 0 };
}

async function wrangler(
  program: string,
  words: string[],
  more: object,
  token = 'token-of-the-tests',
): Promise<void> {
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      CI: '1',
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: 'firm',
      ...more,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const code = await new Promise((ended) => child.on('close', ended));
  if (code !== 0) throw new StepFailed(output);
}

test('publishing builds, sets up the project, tests a hidden deployment and goes live, in this order', async () => {
  const commands: string[] = [];
  await publishSite(publishing(commands));
  expect(commands.map((line) => line.replace(/ \/\S+dist\/client/, ''))).toEqual([
    'production npm run build',
    'supabase link --project-ref=abcdefghijklmnopqrst --yes',
    'supabase config push --yes',
    'supabase db push --remote --yes',
    'supabase secrets set --env-file supabase/.env --yes',
    'supabase db advisors --remote --fail-on warn --yes',
    'supabase functions deploy --use-api --yes',
    'wrangler pages deploy --project-name=site --branch=next --commit-dirty=true',
    'wrangler pages deploy --project-name=site --branch=main --commit-dirty=true',
  ]);
  expect(cloudflare.branches).toEqual(['next', 'main']);
  expect(cloudflare.files()).toEqual(expect.arrayContaining(['/probate.html']));
  expect(requests).toEqual([
    {
      path: '/rest/v1/rpc/set_schedule_settings',
      body: {
        p: {
          functions_url: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1',
          site_origin: 'https://www.example.com',
          drain_secret: 'y'.repeat(32),
          alarm_url: 'https://hooks.example.org/x',
        },
      },
    },
    {
      path: '/rest/v1/rpc/record_operation',
      body: { kind: 'publish', note: expect.stringMatching(/^\d+ reviews overdue, .* offers end or begin$/) },
    },
  ]);
  const bill = JSON.parse(await readFile(billFile(folder), 'utf8'));
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.components).toContainEqual(
    expect.objectContaining({ name: 'react', version: expect.anything() }),
  );
});

test.each(['npm run build', 'db push', '--branch=next'])(
  'if "%s" fails, the live site stays',
  async (refused) => {
    const commands: string[] = [];
    const before = cloudflare.branches.length;
    await expect(publishSite(publishing(commands, refused))).rejects.toThrow(`${refused} ended with 1.`);
    expect(commands.at(-1)).toContain(refused);
    expect(cloudflare.branches.slice(before)).not.toContain('main');
  },
);

test('a build with a secret is not deployed', async () => {
  const before = cloudflare.branches.length;
  const file = join(folder, 'dist/client/probate.html');
  const commands: string[] = [];
  await writeFile(file, `${read('probate.html')}<!-- sb_secret_abcdefgh -->`);
  await expect(publishSite(publishing(commands))).rejects.toThrow(
    'probate.html holds a secret key of Supabase.',
  );
  await expect(uploadPreview(publishing([]), 'pr-7')).rejects.toThrow('probate.html holds a secret key');
  await writeFile(file, read('probate.html'));
  expect(commands).toEqual(['production npm run build']);
  expect(cloudflare.branches.length).toBe(before);
});

/** A server with one fixed response. */
async function fixedServer(status: number, text: string): Promise<string> {
  const host = createServer((_request, response) => response.writeHead(status).end(text));
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => {
    host.close();
    host.closeAllConnections();
  });
  return `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
}

/** Runs the last steps: the hidden and the live deployment. */
async function goLive(all: Publishing): Promise<void> {
  for (const step of steps.slice(-3, -1)) await step.do(all);
}

test('a site that fails the smoke test on the hidden deployment does not go live', async () => {
  const { length } = cloudflare.branches;
  cloudflare.showAt(await fixedServer(200, 'another site'));
  onTestFinished(() => cloudflare.showAt(server.url));
  await expect(goLive(publishing([]))).rejects.toThrow('is not what was built');
  expect(cloudflare.branches.slice(length)).toEqual(['next']);
});

test('a site that fails the smoke test when live is rolled back', async () => {
  const { length } = cloudflare.branches;
  const before = cloudflare.currentDeployment();
  const root = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await cp(join(folder, 'dist'), join(root, 'dist'), { recursive: true });
  const all = publishing([]);
  const run: RunProgram = async (command, more) => {
    await all.run(command, more);
    // From now on, the live page differs from the build.
    if (command.includes('--branch=main')) await writeFile(join(root, 'dist/client/probate.html'), 'newer');
  };
  await expect(goLive({ ...all, root, run })).rejects.toThrow(
    /^\/probate is not what was built.*\nThe previous site is online again\.$/,
  );
  expect(cloudflare.branches.slice(length)).toEqual(['next', 'main']);
  expect(cloudflare.currentDeployment()).toBe(before);
});

test('a rollback restores the previous site with the current database and functions', async () => {
  await goLive(publishing([]));
  const first = cloudflare.currentDeployment();
  await goLive(publishing([]));
  expect(cloudflare.currentDeployment()).not.toBe(first);
  const printed: string[] = [];
  await rollBackSite({ ...publishing([]), print: (text) => printed.push(text) });
  expect(cloudflare.currentDeployment()).toBe(first);
  expect(printed.at(-1)).toMatch(/^Its forms are answered/);
  const booked = await fetch(`${server.url}/functions/v1/book-consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(booking(1)),
  });
  expect(await booked.json()).toMatchObject({ success: true });
});

test.each([
  [['vault-drain-secret', 'mail'], ['vault-drain-secret']],
  [['scheduler'], ['scheduler']],
  [
    ['drain-outbox', 'book-consultation', 'submit-lead'],
    ['drain-outbox', 'book-consultation', 'submit-lead'],
  ],
  [['database'], ['database']],
  [['mail', 'own-name-refused', 'unread', 'database-large'], []],
])('of the faults %j, a deploy is blocked by %j', async (faults, blocking) => {
  const url = await fixedServer(503, JSON.stringify({ success: false, faults }));
  expect(await functionFaults(url)).toEqual(
    blocking.map((name) => `The functions report the fault ${name}: npm run leads -- status says more.`),
  );
});

test('a preview has a random address and handles its own forms', async () => {
  const outputs = join(folder, 'outputs');
  const { environment, ...all } = publishing([]);
  await uploadPreview({ ...all, environment: { ...environment, GITHUB_OUTPUT: outputs } }, 'pr-7');
  expect(cloudflare.branches.at(-1)).toMatch(/^pr-7-[0-9a-f]{12}$/);
  expect(await readFile(outputs, 'utf8')).toBe(`url=${server.url}\n`);
  expect(cloudflare.worker()).toContain('This is a preview: nothing was sent.');
  expect(await readdir(join(folder, 'dist/client'))).not.toContain('_worker.js');
});

test.each(['main', 'site-live', 'refs/heads/main'])('a preview can’t use the branch "%s"', async (name) => {
  const { length } = cloudflare.branches;
  cloudflare.setProductionBranch('site-live');
  onTestFinished(() => cloudflare.setProductionBranch('main'));
  await expect(uploadPreview(publishing([]), name)).rejects.toThrow("isn't allowed as a preview name");
  expect(cloudflare.branches.length).toBe(length);
});

/** The folder of a proposal with the built site and its content. */
async function proposal(): Promise<string> {
  const from = await mkdtemp(join(tmpdir(), 'proposal-'));
  onTestFinished(() => rm(from, { recursive: true }));
  await cp(join(folder, 'dist/client'), join(from, 'dist/client'), { recursive: true });
  await cp('content', join(from, 'content'), { recursive: true });
  return from;
}

test('a proposal is uploaded from its own folder, and its new phone numbers are allowed', async () => {
  const from = await proposal();
  await writeFile(join(from, 'content/faqs/new.md'), '---\nquestion: Who?\n---\n\nCall (305) 234-9876.\n');
  await writeFile(join(from, 'dist/client/new.html'), '<p>(305) 234-9876</p>');
  await uploadPreview({ ...publishing([]), from }, 'pr-8');
  expect(cloudflare.files()).toContain('/new.html');
});

test('a proposal can’t provide a worker or settings', async () => {
  const from = await proposal();
  await mkdir(join(from, 'dist/client/_worker.js'));
  await writeFile(join(from, 'dist/client/_worker.js/index.js'), 'export default { fetch: () => leak() };');
  await writeFile(join(from, '.env'), 'CLOUDFLARE_API_BASE_URL=http://127.0.0.1:1\n');
  await uploadPreview({ ...publishing([]), from }, 'pr-9');
  expect(cloudflare.worker()).not.toContain('leak');
  expect(cloudflare.worker()).toContain('This is a preview');
});

test.each([
  ['/etc/hostname', 'hostname.txt'],
  ['/etc', 'folder'],
])('a symlink to %s in a proposal is refused', async (target, name) => {
  const from = await proposal();
  await symlink(target, join(from, 'dist/client', name));
  const { length } = cloudflare.branches;
  await expect(uploadPreview({ ...publishing([]), from }, 'pr-9')).rejects.toThrow(
    `${name} is neither a file nor a folder`,
  );
  expect(cloudflare.branches.length).toBe(length);
});

test('--built requires a production build', async () => {
  const commands: string[] = [];
  await expect(publishSite(publishing(commands), true)).rejects.toThrow('holds no production build');
  expect(commands).toEqual([]);
});

const options = { root: process.cwd(), now, findHost: () => Promise.resolve() };

test('the go-live check lists each missing setting with its file', async () => {
  const unknown = Object.assign(new Error('queryA'), { code: 'ENOTFOUND' });
  const text = missingText(
    await missingForLive({ ...options, environment: {}, findHost: () => Promise.reject(unknown) }),
  );
  for (const [file, settings] of Object.entries(settingFiles))
    for (const { name } of settings) expect(text).toContain(`${name} is not set. Put it into ${file}: `);
  expect(text).toMatch(/Sample data\n {2}\d+ files still hold sample data/);
  expect(text).toMatch(/Approvals\n {2}\d+ files have no attorney’s approval: npm run status -- --approve/);
  expect(text).toContain('.github/CODEOWNERS still names the sample team');
  expect(text).toContain('www.example.com leads nowhere. Cloudflare, "Workers & Pages"');
  expect(text).toMatch(/\n\n\d+ things are missing before the site can go live\. Nothing was published\.$/);
});

/** Complete settings that match the content. */
const set = {
  ...Object.fromEntries(
    Object.values(settingFiles).flatMap((settings) => settings.map(({ name }) => [name, 'x'])),
  ),
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SITE_ORIGINS: 'https://www.example.com',
  CALENDAR_URL: 'https://calendar.example.com/foreclosure-consultation',
  FIRM_PHONE: '(407) 555-0100',
  NOTIFY_EMAIL: 'intake@doelaw.com',
  MAIL_FROM: 'Doe Law <site@doelaw.com>',
  ADDRESS_PEPPER: 'x'.repeat(32),
  DRAIN_SECRET: 'y'.repeat(32),
  ALARM_URL: 'https://hooks.example.org/x',
  VAULT_FUNCTIONS_URL: 'https://abcdefghijklmnopqrst.supabase.co/functions/v1',
  VAULT_SITE_ORIGIN: 'https://www.example.com',
};

test('complete settings pass the go-live check, and contradictions are reported with both places', async () => {
  const right = await missingForLive({ ...options, environment: set });
  // Ignores the parts that depend on the content.
  const titles = right.map(({ title }) => title);
  expect(titles.filter((title) => !['Sample data', 'Approvals', 'Content'].includes(title))).toEqual([
    'Reviews',
  ]);
  expect(missingText([])).toBe('Nothing is missing: npm run deploy puts the site online.');
  const environment = {
    ...set,
    SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x',
    SITE_ORIGINS: 'https://example.com:8080, ?',
    FIRM_PHONE: '(407) 555-0199',
    NOTIFY_EMAIL: 'office@example.com',
    MAIL_FROM: 'Doe Law',
    DRAIN_SECRET: 'short',
    VAULT_FUNCTIONS_URL: 'https://abcdefghijklmnopqrst.supabase.co',
    ALARM_URL: 'https://hooks.example.org/<token>',
  };
  const wrong = missingText(await missingForLive({ ...options, environment }));
  for (const sentence of [
    'SUPABASE_PUBLISHABLE_KEY holds a secret key',
    'SITE_ORIGINS (supabase/.env) does not name https://www.example.com, the address in content/site/firm.md',
    'In SITE_ORIGINS (supabase/.env), "?" is no address.',
    'FIRM_PHONE (supabase/.env) is "(407) 555-0199", and content/offices/florida.md says "(407) 555-0100".',
    'NOTIFY_EMAIL is "office@example.com": it must be an e-mail address of the firm’s own.',
    'MAIL_FROM is "Doe Law": it must be',
    'The secret DRAIN_SECRET is too short',
    'VAULT_FUNCTIONS_URL (supabase/.env) is "https://abcdefghijklmnopqrst.supabase.co", and SUPABASE_URL in .env says',
    'ALARM_URL is no address like https://www.example.com/path',
  ])
    expect(wrong).toContain(sentence);
});

const tokenOf = (role: string) =>
  `${btoa('{"alg":"HS256"}')}.${btoa(`{"role":"${role}"}`)}.abcdefghijk`.replaceAll('=', '');

test('secrets, source maps and personal data that is not in the content are found', async () => {
  const content = (await readContentFiles(process.cwd())).map(({ text }) => text);
  expect(await exposedIn({ folder: distDir, content })).toEqual([]);
  const bad = await mkdtemp(join(tmpdir(), 'exposed-'));
  onTestFinished(() => rm(bad, { recursive: true }));
  const files: [string, string | Buffer][] = [
    ['a.js', 'let a = "sb_secret_abc";'],
    ['b.js', '//# sourceMappingURL=b.js.map'],
    ['b.js.map', '{}'],
    ['c.html', 'Write to maria.client@mail.com or call (305) 234-9876; 123-45-6789'],
    ['d.json', '{"at":"/home/runner/work/site"}'],
    ['e.js', 'fetch("https://x", "given-to-nobody")'],
    ['f.jpg', Buffer.from('\xff\xd8..Exif\0\0..', 'latin1')],
    ['g.txt', tokenOf('service_role')],
    ['h.js', 'const n = "intake@firm.example";'],
    ['h.svg', '<svg><text>(305) 234-9877</text></svg>'],
    ['i.js', tokenOf('anon')],
  ];
  for (const [name, bytes] of files) await writeFile(join(bad, name), bytes);
  const found = await exposedIn({
    folder: bad,
    content,
    secrets: new Map([['MAIL_API_KEY', 'given-to-nobody']]),
  });
  expect(found.toSorted()).toEqual([
    'a.js holds a secret key of Supabase.',
    'b.js holds a source map.',
    'b.js.map holds a source map.',
    'c.html holds 3052349876, which no file of the content has.',
    'c.html holds a social security number.',
    'c.html holds maria.client@mail.com, which no file of the content has.',
    'd.json holds a folder of the machine that built it.',
    'e.js holds the setting MAIL_API_KEY.',
    'f.jpg holds data of a camera.',
    'g.txt holds a token.',
    'h.js holds intake@firm.example, which no file of the content has.',
    'h.svg holds 3052349877, which no file of the content has.',
  ]);
});
