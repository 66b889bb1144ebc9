import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowProblems } from './workflow-safety.ts';
import type { Job, Workflow } from './workflow-safety.ts';

const files = globSync('.github/workflows/*.{yml,yaml}').toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
const jobsOf = (name: string): Workflow['jobs'] => parse(read(`.github/workflows/${name}.yml`)).jobs;

test.each(files)('%s gives proposals no access to secrets, tokens or main', (file) => {
  expect(workflowProblems(parse(read(file)))).toEqual([]);
});

test('only two jobs have write permissions', () => {
  const writing = files.flatMap((file) =>
    Object.entries((parse(read(file)) as Workflow).jobs).flatMap(([name, { permissions = {} }]) =>
      Object.entries(permissions)
        .filter(([, level]) => level === 'write')
        .map(([permission]) => `${name} ${permission}`),
    ),
  );
  expect(writing.toSorted()).toEqual(['addresses actions', 'addresses contents', 'preview statuses']);
});

test('each step has only its own secrets, in an environment', () => {
  const found = files.flatMap((file) =>
    Object.entries((parse(read(file)) as Workflow).jobs).flatMap(([name, { steps = [], environment }]) =>
      steps
        .map((step) => ({ ...step, secrets: JSON.stringify(step).match(/(?<=secrets\.)\w+/g) ?? [] }))
        .filter(({ secrets }) => secrets.length > 0)
        .map(({ run = '', secrets }) => [
          `${name} in ${String(environment)}: ${run.split(' ').slice(0, 4).join(' ')}`,
          secrets.join(' '),
        ]),
    ),
  );
  expect(found).toEqual([
    ['preview in preview: wrangler pages deploy "$RUNNER_TEMP/proposal/dist/client"', 'CLOUDFLARE_API_TOKEN'],
    [`publish in production: printf '%s\\n' "$BACKEND_SETTINGS" >`, 'BACKEND_SETTINGS'],
    [
      'publish in production: npm run deploy --',
      'SUPABASE_ACCESS_TOKEN SUPABASE_DB_PASSWORD CLOUDFLARE_API_TOKEN',
    ],
    [
      'publish in production: supabase link --project-ref="$SUPABASE_PROJECT_ID" --yes',
      'SUPABASE_ACCESS_TOKEN',
    ],
    ['publish in production: supabase config push --yes', 'SUPABASE_ACCESS_TOKEN'],
    ['publish in production: supabase db push --remote', 'SUPABASE_ACCESS_TOKEN SUPABASE_DB_PASSWORD'],
    ['publish in production: supabase secrets set --env-file', 'SUPABASE_ACCESS_TOKEN'],
    ['publish in production: supabase db advisors --remote', 'SUPABASE_ACCESS_TOKEN'],
    ['publish in production: supabase functions deploy --use-api', 'SUPABASE_ACCESS_TOKEN'],
    ['publish in production: wrangler pages deploy dist/client', 'CLOUDFLARE_API_TOKEN'],
    ['publish in production: wrangler pages deploy dist/client', 'CLOUDFLARE_API_TOKEN'],
    ['publish in production: npm run deploy --', 'CLOUDFLARE_API_TOKEN'],
  ]);
});

test('forks get no preview and no commit', () => {
  const own = 'head_repository.full_name == github.repository';
  expect(jobsOf('preview')['preview']?.if).toContain(own);
  expect(jobsOf('content')['addresses']?.if).toContain('head.repo.full_name == github.repository');
});

type UnsafeWorkflow = { what: string; problem: string; on?: string; job?: Job; workflow?: Workflow };
const unsafe: UnsafeWorkflow[] = parse(read('tests/operations/publishing/unsafe-workflows.yaml'));

test.each(unsafe)('workflowProblems finds $what', ({ problem, on = 'pull_request', job = {}, workflow }) => {
  const small = { on: { [on]: null }, permissions: { contents: 'read' }, jobs: { bad: job } };
  expect(workflowProblems(workflow ?? small).join('\n')).toContain(problem);
});

test('code has owners and content has none, so that colleagues can approve it', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))
    .map((line) => line.split(/\s+/));
  const [everything, ...others] = lines;
  expect(everything?.[0]).toBe('*');
  expect(everything?.length).toBeGreaterThan(1);
  expect(others).toEqual([['/content/'], ['/public/images/']]);
});
