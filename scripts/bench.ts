import { chooseParts, runParts } from './bench/parts.ts';
import { installPeers } from './bench/peer-tools.ts';

const usage = `npm run bench                          everything
npm run bench -- build --sizes=200     only the parts named, with their settings:
                                       build, peers, lighthouse, preview, backend, advertising
npm run bench -- lighthouse --runs=3   the scores of the built pages, and two of them beside the same page as a React app
                                       rendered in the browser and as a static export of Next.js
npm run bench -- backend --sizes=10000 the proofs of the backend with this many leads
npm run bench -- advertising --train   trains the second reader of the advertising check, then measures it
npm run bench -- --install-peers       Hugo, Eleventy, Astro, Next.js and Lighthouse into .cache/peers,
                                       for the parts "peers" and "lighthouse"`;

const given = process.argv.slice(2);
if (given.includes('--help')) console.log(usage);
else if (given.includes('--install-peers')) await installPeers();
// A part that broke off may have left a server running, which would keep this process waiting.
else process.exit(await runParts(chooseParts(given)));
