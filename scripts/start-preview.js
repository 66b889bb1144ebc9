/**
 * Starts the preview without a terminal: reinstalls all packages if the lockfile is newer than the last install, then runs `npm run dev` and opens
 * `/author`. Plain JavaScript, because it runs on any Node.js version before packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** @param {string} file */
function readModifiedTime(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} command */
function runNpm(command) {
  // On Windows, npm can only be started from a shell.
  return spawnSync(`npm ${command}`, { stdio: 'inherit', shell: true }).status ?? 1;
}

// npm writes this file after installing the packages.
const isInstalled =
  readModifiedTime('node_modules/.package-lock.json') >= readModifiedTime('package-lock.json');
if (!isInstalled) console.log('Installing packages. This takes a few minutes the first time.');
const exitCode = isInstalled ? 0 : runNpm('ci');
if (exitCode !== 0)
  console.error('The packages could not be installed. Check your internet connection and try again.');
process.exitCode = exitCode === 0 ? runNpm('run dev -- --open') : exitCode;
