/** Setup file for tests without isolation: starting a process or a server throws. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = (what: string) => () => {
  throw new Error(`This test starts ${what}: it belongs to a folder whose tests may (see vite.config.ts).`);
};

for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const) {
  Object.assign(childProcess, { [name]: refuse('a process') });
}
net.Server.prototype.listen = refuse('a server');
syncBuiltinESMExports();
