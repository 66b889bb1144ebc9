import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowProblems } from './workflow-safety.ts';
import type { Workflow } from './workflow-safety.ts';

const files = globSync('.github/workflows/*.{yml,yaml}').toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
const jobsOf = (name: string): Workflow['jobs'] => parse(read(`.github/workflows/${name}.yml`)).jobs;

test.each(files)('%s gives proposals no access to secrets, tokens or main', (file) => {
  expect(workflowProblems(read(file))).toEqual([]);
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

const job = (lines: string, on = 'pull_request:') =>
  `on:\n  ${on}\npermissions:\n  contents: read\njobs:\n  bad:\n${lines.replaceAll(/^/gm, '    ')}`;
const main = "if: github.ref == 'refs/heads/main'\nenvironment: production\n";
const token = 'env:\n      KEY: ${{ secrets.KEY }}';

test.each([
  ['pull_request_target', job('steps: []', 'pull_request_target:'), 'lets anyone start a run'],
  ['a comment as the trigger', job('steps: []', 'issue_comment:'), 'lets anyone start a run'],
  ['no permissions', 'on:\n  push:\njobs: {}\n', 'states no permissions'],
  ['all permissions', 'on:\n  push:\npermissions: write-all\njobs: {}\n', 'requests write-all'],
  [
    'write for every job',
    'on:\n  push:\npermissions:\n  contents: write\njobs: {}\n',
    'lets every job write contents',
  ],
  [
    'a secret for a proposal',
    job(`steps:\n  - run: npm run deploy -- --check\n    ${token}`),
    'runs for proposals and has secrets',
  ],
  [
    'a secret by its name in brackets',
    job("steps:\n  - run: npm run deploy -- --check\n    env:\n      KEY: ${{ secrets['KEY'] }}"),
    'runs for proposals and has secrets',
  ],
  [
    'all secrets at once',
    job('steps:\n  - run: npm run deploy -- --check\n    env:\n      ALL: ${{ toJSON(secrets) }}'),
    'runs for proposals and has secrets',
  ],
  ['secrets passed on', job('uses: ./.github/workflows/test.yml\nsecrets: inherit'), 'passes secrets on'],
  [
    'a secret in a called workflow',
    job(`${main}steps:\n  - run: npm run deploy -- --check\n    ${token}`, 'workflow_call:'),
    'runs for proposals and has secrets',
  ],
  [
    'a secret without an environment',
    job(
      `if: github.ref == 'refs/heads/main'\nsteps:\n  - run: npm run deploy -- --check\n    ${token}`,
      'push:',
    ),
    'without an environment',
  ],
  [
    'a secret on any branch',
    job(`environment: production\nsteps:\n  - run: npm run deploy -- --check\n    ${token}`, 'push:'),
    'on other branches than main',
  ],
  [
    'a secret for the whole job',
    job(`${main}env:\n  KEY: \${{ secrets.KEY }}\nsteps:\n  - run: npm run deploy -- --check`, 'push:'),
    'gives its secrets to every step',
  ],
  [
    'install scripts next to a secret',
    job(`${main}steps:\n  - run: npm ci\n  - run: npm run deploy -- --check\n    ${token}`, 'push:'),
    'installs or builds in a job with secrets',
  ],
  [
    'npx next to a secret',
    job(`${main}steps:\n  - run: npx wrangler\n  - run: npm run deploy -- --check\n    ${token}`, 'push:'),
    'installs or builds in a job with secrets',
  ],
  [
    'a build with a secret',
    job(`${main}steps:\n  - run: npm run build\n    ${token}`, 'push:'),
    'does more than publish',
  ],
  [
    'a deploy that builds',
    job(`${main}steps:\n  - run: npm run deploy\n    ${token}`, 'push:'),
    'does more than publish',
  ],
  [
    'an action with a secret',
    job(`${main}steps:\n  - uses: someone/action@v1\n    with:\n      key: \${{ secrets.KEY }}`, 'push:'),
    'does more than publish',
  ],
  [
    'a title in a script',
    job('steps:\n  - run: echo "${{ github.event.pull_request.title }}"'),
    'pass it through env',
  ],
  [
    'a branch name in a script',
    job('steps:\n  - run: git push origin ${{ github.head_ref }}'),
    'pass it through env',
  ],
  ['an input in a script', job('steps:\n  - run: deploy ${{ inputs.proposal }}'), 'pass it through env'],
  [
    'a title in an inline script of an action',
    job(
      'steps:\n  - uses: actions/github-script@v8\n    with:\n      script: "log(`${{ github.event.issue.title }}`)"',
    ),
    'pass it through env',
  ],
  [
    'an expression over two lines',
    job('steps:\n  - run: |\n      echo ${{\n        github.event.comment.body }}'),
    'pass it through env',
  ],
  ['a token left in the checkout', job('steps:\n  - uses: actions/checkout@v5'), 'leaves the token'],
  [
    'a checkout of the proposal after its run',
    job(
      'steps:\n  - uses: actions/checkout@v5\n    with:\n      persist-credentials: false\n      ref: ${{ github.event.workflow_run.head_sha }}',
      'workflow_run:',
    ),
    'checks out a proposal next to secrets',
  ],
  [
    'npm where a job may write',
    job('permissions:\n  contents: write\nsteps:\n  - run: npm ci'),
    'may write, and runs code',
  ],
  [
    'a script of the proposal where a job may write',
    job('permissions:\n  contents: write\nsteps:\n  - run: ./tools/commit.sh'),
    'may write, and runs code',
  ],
  [
    'an environment without need',
    job('environment: production\nsteps: []'),
    'has an environment without need',
  ],
])('workflowProblems finds %s', (_what, text, problem) => {
  expect(workflowProblems(text).join('\n')).toContain(problem);
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
