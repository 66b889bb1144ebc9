/** Runs external programs, each with an environment of its own. */
import { spawn } from 'node:child_process';
import { systemEnvironment } from './child-environment.ts';
import type { Environment } from './settings.ts';
import { StepFailed } from './step-failed.ts';

/**
 * Runs a program and passes its output on. It gets the settings in `environment`, and otherwise only variables that every
 * program needs. Throws `StepFailed` when it fails.
 */
export type RunProgram = (command: readonly string[], environment?: Environment) => Promise<void>;

export function programRunner(root: string): RunProgram {
  return ([program = '', ...words], environment = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, words, {
        cwd: root,
        env: { ...systemEnvironment(process.env), ...environment },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve();
        else
          reject(
            new StepFailed(
              `${[program, ...words.slice(0, 1)].join(' ')} failed with exit code ${code}. See its output above.`,
            ),
          );
      });
    });
}
