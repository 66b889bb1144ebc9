/** Run by `npm ci`: from then on the build and the check start sooner. */
import { joinCommands } from '#site-build/bundle/join-commands.ts';

await joinCommands(process.cwd());
