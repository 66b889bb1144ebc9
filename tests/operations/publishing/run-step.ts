/** Runs the scripts of workflow steps as a GitHub runner does. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

export type Step = { name?: string; id?: string; if?: string; run?: string; env?: Record<string, string> };
type Job = Record<string, unknown> & { steps: Step[]; env?: Record<string, string>; if?: string };
type Workflow = { on: Record<string, Record<string, unknown> | null>; jobs: Record<string, Job> };

async function readWorkflow(name: string): Promise<Workflow> {
  return parse(await readFile(`.github/workflows/${name}.yml`, 'utf8'));
}

/** Lists the steps of a job that run a script, in order. */
export async function listScripts(workflow: string, job: string): Promise<(Step & { run: string })[]> {
  const { jobs } = await readWorkflow(workflow);
  return (jobs[job]?.steps ?? []).flatMap((step) =>
    step.run === undefined ? [] : [{ ...step, run: step.run }],
  );
}

type StepOptions = {
  /** The checkout. Its parent folder gets the fake programs and the outputs. */
  cwd: string;
  env: Record<string, string>;
  /** Shell scripts by name, which replace programs. */
  programs?: Readonly<Record<string, string>>;
};

/** Runs a script. Rejects when it fails. */
export async function runStep(
  script: string,
  { cwd, env, programs = {} }: StepOptions,
): Promise<{ stdout: string; outputs: string }> {
  const outputs = join(cwd, '..', 'outputs');
  const folder = join(cwd, '..', 'programs');
  await mkdir(folder, { recursive: true });
  await writeFile(outputs, '');
  for (const [name, text] of Object.entries(programs))
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const { stdout } = await promisify(execFile)(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
    {
      cwd,
      env: { PATH: `${folder}:${process.env['PATH']}`, HOME: cwd, GITHUB_OUTPUT: outputs, ...env },
    },
  );
  return { stdout, outputs: await readFile(outputs, 'utf8') };
}
