/**
 * Starts the preview without a terminal: installs packages that are missing or outdated, then runs `npm run dev` and opens
 * `/author`. Plain JavaScript, because it runs on any Node.js version before packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** @param {string} file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} words */
function npm(words) {
  // Only a shell finds npm on Windows.
  return spawnSync(`npm ${words}`, { stdio: 'inherit', shell: true }).status ?? 1;
}

// npm writes this file when it has installed the packages.
const isInstalled = changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');
if (!isInstalled) console.log('Installing packages. This takes a few minutes the first time.');
const installed = isInstalled ? 0 : npm('ci');
if (installed !== 0)
  console.error('The packages could not be installed. Check your internet connection and try again.');
process.exitCode = installed === 0 ? npm('run dev -- --open') : installed;
