/**
 * No pull request can access a secret, a token or `main` through a workflow. The lists are complete: a new trigger,
 * permission or secret fails these tests until someone has reviewed it and added it here.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
};
type Workflow = { on: Record<string, unknown>; permissions: unknown; jobs: Record<string, Job> };

const workflows: [string, Workflow][] = globSync('.github/workflows/*.{yml,yaml}')
  .toSorted()
  .map((file) => [basename(file, '.yml'), parse(readFileSync(file, 'utf8'))]);
const jobs = workflows.flatMap(([file, { jobs: fileJobs }]) =>
  Object.entries(fileJobs).map(([name, job]) => ({ file, name, steps: [], ...job })),
);
const steps = jobs.flatMap(({ file, name, steps: jobSteps }) =>
  jobSteps.map((step) => ({ file, job: name, step })),
);
const listSecrets = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/\$\{\{\s*([^}]*\bsecrets\b[^}]*?)\s*\}\}/g)].map(
    ([, text = '']) => text,
  );

test('workflows have only the listed triggers, and read-only permissions by default', () => {
  expect(workflows.map(([file, { on }]) => `${file}: ${Object.keys(on).join(' ')}`)).toEqual([
    'content: pull_request workflow_dispatch',
    'preview: workflow_run',
    'publish: push schedule workflow_dispatch',
    'scheduled: schedule workflow_dispatch',
    'test: workflow_call workflow_dispatch pull_request',
  ]);
  for (const [, { permissions }] of workflows) expect(permissions).toEqual({ contents: 'read' });
});

test('only two jobs have write permissions, and the one that can push code doesn’t run any', () => {
  const writePermissions = jobs.flatMap(({ name, permissions = {} }) =>
    Object.entries(permissions)
      .filter(([, level]) => level !== 'read')
      .map(([permission, level]) => `${name} ${permission}: ${level}`),
  );
  expect(writePermissions.toSorted()).toEqual([
    'paths actions: write',
    'paths contents: write',
    'preview statuses: write',
  ]);
  const scripts = steps
    .filter(({ job }) => job === 'paths')
    .map(({ step }) => (step.run ?? '').replaceAll(/^\s*echo [^`(]*$/gm, ''));
  const codePattern = /\b(?:npx|node|pnpm|yarn|bash|sh|make|python3?)\b|(?:^|\s)(?:npm|\.{0,2}\/\S)/m;
  expect(scripts.filter((script) => codePattern.test(script))).toEqual([]);
});

test('each step has only its own secrets, in an environment, and publish runs only on main', () => {
  const secretUses = steps.flatMap(({ job, step }) => {
    const secrets = listSecrets(step).map((text) => text.replace(/^secrets\./, ''));
    if (secrets.length === 0) return [];
    return [`${job}: ${(step.run ?? '').split(' ').slice(0, 4).join(' ')}: ${secrets.join(' ')}`];
  });
  expect(secretUses).toEqual([
    'preview: wrangler pages deploy "$RUNNER_TEMP/proposal/dist/client": CLOUDFLARE_API_TOKEN',
    `publish: printf '%s\\n' "$BACKEND_SETTINGS" >: BACKEND_SETTINGS`,
    'publish: npm run deploy --: SUPABASE_ACCESS_TOKEN SUPABASE_DB_PASSWORD CLOUDFLARE_API_TOKEN',
    'publish: supabase link --project-ref="$SUPABASE_PROJECT_ID" --yes: SUPABASE_ACCESS_TOKEN',
    'publish: supabase config push --yes: SUPABASE_ACCESS_TOKEN',
    'publish: supabase db push --remote: SUPABASE_ACCESS_TOKEN SUPABASE_DB_PASSWORD',
    'publish: supabase secrets set --env-file: SUPABASE_ACCESS_TOKEN',
    'publish: supabase db advisors --remote: SUPABASE_ACCESS_TOKEN',
    'publish: supabase functions deploy --use-api: SUPABASE_ACCESS_TOKEN',
    'publish: wrangler pages deploy dist/client: CLOUDFLARE_API_TOKEN',
    'publish: wrangler pages deploy dist/client: CLOUDFLARE_API_TOKEN',
    'publish: npm run deploy --: CLOUDFLARE_API_TOKEN',
  ]);
  const jobsWithEnvironment = jobs.filter(({ environment }) => environment !== undefined);
  expect(jobsWithEnvironment.map(({ name, environment }) => `${name}: ${environment}`)).toEqual([
    'preview: preview',
    'publish: production',
  ]);
  expect(jobsWithEnvironment[1]?.if).toContain("github.ref == 'refs/heads/main'");
  for (const { steps: _, ...job } of jobs) {
    expect(listSecrets(job), job.name).toEqual([]);
    expect(job, job.name).not.toHaveProperty('secrets');
  }
});

test('jobs with secrets don’t run install scripts or a build', () => {
  for (const { steps: jobSteps, environment } of jobs)
    for (const { run = '' } of environment === undefined ? [] : jobSteps)
      expect(run).not.toMatch(
        /\bnpm (?:ci|i|install)\b(?!.*--ignore-scripts)|\bnpx\b|\bnpm (?:test|run build)/,
      );
});

test('scripts contain no text from a proposal, and checkouts don’t persist their token', () => {
  for (const { job, step } of steps) {
    const script = [step.run, step.with?.['script']].join('\n');
    const expressions = [...script.matchAll(/\$\{\{(.*?)\}\}/gs)].map(([, expression = '']) =>
      expression.trim(),
    );
    expect(
      expressions.filter((expression) => !expression.startsWith('matrix.')),
      job,
    ).toEqual([]);
  }
  const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
  for (const { job, step } of checkouts)
    expect(step.with, job).toMatchObject({ 'persist-credentials': false });
  const previewCheckouts = checkouts.filter(({ file }) => file === 'preview');
  expect(previewCheckouts.map(({ step }) => step.with)).toEqual([{ 'persist-credentials': false }]);
});

test('forks don’t get previews or commits', () => {
  const findCondition = (jobName: string) => jobs.find(({ name }) => name === jobName)?.if;
  expect(findCondition('preview')).toContain('head_repository.full_name == github.repository');
  expect(findCondition('paths')).toContain('head.repo.full_name == github.repository');
});

test('code has owners; content has none, so that any colleague can approve it', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))
    .map((line) => line.split(/\s+/));
  const [defaultRule, ...otherRules] = lines;
  expect(defaultRule?.[0]).toBe('*');
  expect(defaultRule?.length).toBeGreaterThan(1);
  expect(otherRules).toEqual([['/content/'], ['/public/images/']]);
});
