import { installPeers } from './bench/peer-tools.ts';
import { chooseSections, runSections } from './bench/sections.ts';

/**
 * npm run bench                          everything
 * npm run bench -- build --sizes=200     only the parts named (build, peers, preview, backend), with their settings
 * npm run bench -- --install-peers       Hugo, Eleventy and Astro into .cache/peers, for the part "peers"
 */
const given = process.argv.slice(2);
if (given.includes('--install-peers')) await installPeers();
else process.exitCode = await runSections(chooseSections(given));
