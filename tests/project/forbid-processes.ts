/** Setup file for tests that must not start processes or servers. Starting one throws. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const forbid = (resource: string) => () => {
  throw new Error(
    `This test starts ${resource}. Move it to a folder whose tests may do that (see scripts/test/vitest-projects.ts).`,
  );
};

for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const) {
  Object.assign(childProcess, { [name]: forbid('a process') });
}
net.Server.prototype.listen = forbid('a server');
syncBuiltinESMExports();
