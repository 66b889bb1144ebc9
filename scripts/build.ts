import { setFlagsFromString } from 'node:v8';
import { buildSite } from '../src/build/build-site.ts';
import { weightReport } from '../src/build/budget.ts';
import { buildClock } from '../src/build/clock.ts';
import { reportProblems } from '../src/content/problem-report.ts';

// Left alone, the engine lets several times what it needs pile up before it collects what pages leave behind.
setFlagsFromString('--heap-growing-percent=30');
// Collecting this often, it would take code and patterns
// that rest for a moment for unused, and compile them anew.
setFlagsFromString('--no-flush-bytecode');

const started = performance.now();
const result = await buildSite({ root: process.cwd(), now: buildClock(), environment: process.env });
const { problems, sources } = result.loaded;
if (problems.length > 0) console.error(reportProblems(problems, (file) => sources.get(file)));
if (!result.done) process.exit(1);

console.log(weightReport(result.weights, result.scripts, result.pages));
for (const path of result.newPaths) console.log(`New address, added to content/published-paths.txt: ${path}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${result.pages} pages built into dist/client in ${seconds} s.`);
for (const line of result.overBudget) console.error(line);
if (result.overBudget.length > 0) process.exitCode = 1;
