/** Finds ways for a proposal to reach a secret, a token or `main` through a workflow. */
type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Permissions = Record<string, string>;
export type Job = {
  uses?: string;
  if?: string;
  secrets?: unknown;
  environment?: unknown;
  permissions?: Permissions | string;
  steps?: Step[];
};
export type Workflow = {
  on: Record<string, unknown>;
  permissions?: Permissions | string;
  jobs: Record<string, Job>;
};

/** Triggers of workflows that run a proposal's code. */
const proposalTriggers = ['pull_request', 'workflow_call'];

const isSecret = (text: string) => /\bsecrets\b(?!\s*:)|\$\{\{[^}]*\bsecrets\s*[.[]/.test(text);

/** Programs that run code of packages or of the checkout. */
const runsCode = /\b(?:npm|npx|node|pnpm|yarn|bash|sh|make|python3?)\b|(?:^|\s)\.{0,2}\/\S|\.github\//;

/** One command that publishes. */
const publishingCommand = /^(?:npm run deploy -- \S|printf |supabase |wrangler pages deploy )[^\n;&|`]*$/;

/** An echo without command substitution. */
const plainEcho = /^\s*echo [^`(]*$/gm;

export function workflowProblems(workflow: Workflow): string[] {
  const jobs = Object.entries(workflow.jobs);
  return [
    ...triggerProblems(workflow),
    ...permissionProblems('the workflow', workflow.permissions, true),
    ...jobs.flatMap(([name, job]) => [
      ...permissionProblems(name, job.permissions, false),
      ...secretProblems(name, job, workflow),
      ...writeProblems(name, job),
      ...(job.steps ?? []).flatMap((step) => stepProblems(name, step, workflow)),
    ]),
  ];
}

function triggerProblems({ on }: Workflow): string[] {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  return names
    .filter((name) => ['pull_request_target', 'issue_comment', 'issues'].includes(name))
    .map((name) => `${name} lets anyone start a run with secrets.`);
}

function permissionProblems(where: string, permissions: Workflow['permissions'], isTop: boolean): string[] {
  if (permissions === undefined) return isTop ? ['The workflow states no permissions.'] : [];
  if (typeof permissions === 'string') return [`${where} requests ${permissions}.`];
  const writes = Object.entries(permissions).filter(([, level]) => level === 'write');
  return isTop ? writes.map(([name]) => `${where} lets every job write ${name}.`) : [];
}

function secretProblems(name: string, job: Job, { on }: Workflow): string[] {
  const problems: string[] = [];
  const steps = job.steps ?? [];
  const withSecrets = steps.filter((step) => isSecret(JSON.stringify(step)));
  const hasSecrets = isSecret(JSON.stringify(job)) || job.secrets !== undefined;
  if (job.secrets !== undefined) problems.push(`${name} passes secrets on to another workflow.`);
  if (!hasSecrets)
    return job.environment === undefined
      ? problems
      : [...problems, `${name} has an environment without need.`];
  if (proposalTriggers.some((trigger) => trigger in on))
    problems.push(`${name} runs for proposals and has secrets.`);
  if (job.environment === undefined)
    problems.push(`${name} has secrets without an environment that is restricted to main.`);
  if (!('workflow_run' in on) && !job.if?.includes("github.ref == 'refs/heads/main'"))
    problems.push(`${name} has secrets on other branches than main.`);
  if (withSecrets.length === 0) problems.push(`${name} gives its secrets to every step.`);
  for (const { run = '' } of steps)
    if (/\bnpm (?:ci|i|install)\b(?!.*--ignore-scripts)|\bnpx\b|\bnpm (?:test|run build)/.test(run))
      problems.push(`${name} installs or builds in a job with secrets: ${run}`);
  for (const { run = '', uses } of withSecrets)
    if (uses !== undefined || !publishingCommand.test(run.trim()))
      problems.push(`${name} gives a secret to a step that does more than publish: ${uses ?? run}`);
  return problems;
}

/** A job with write permissions must not run packages or the proposal's code. */
function writeProblems(name: string, { permissions = {}, steps = [] }: Job): string[] {
  // A commit status changes no code.
  const canWrite = Object.entries(permissions).some(
    ([what, level]) => level === 'write' && what !== 'statuses',
  );
  if (!canWrite) return [];
  return steps
    .filter(({ run = '' }) => runsCode.test(run.replaceAll(plainEcho, '')))
    .map(({ run }) => `${name} may write, and runs code: ${run}`);
}

function stepProblems(name: string, step: Step, { on }: Workflow): string[] {
  const problems: string[] = [];
  const script = [step.run, step.with?.['script']].join('\n');
  for (const [expression, inside = ''] of script.matchAll(/\$\{\{(.*?)\}\}/gs))
    if (!/^\s*matrix\.\w+\s*$/.test(inside))
      problems.push(`${name} puts ${expression} into a script: pass it through env.`);
  if (step.uses?.startsWith('actions/checkout@')) {
    if (step.with?.['persist-credentials'] !== false)
      problems.push(`${name} leaves the token in the checkout.`);
    if ('workflow_run' in on && (step.with?.['ref'] !== undefined || step.with?.['repository'] !== undefined))
      problems.push(`${name} checks out a proposal next to secrets.`);
  }
  return problems;
}
