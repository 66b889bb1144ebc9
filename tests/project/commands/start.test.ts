import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Server, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkPort, readPort } from '../../../scripts/server-process.ts';
import { lockFolder } from '#operations/server/local-backend.ts';
import { copySite } from '../../build/support/site-copy.ts';

test('a failed start doesn’t change the site of a running server', async () => {
  const copy = await copySite();
  const page = join(copy.folder, 'dist/client/index.html');
  await mkdir(join(page, '..'), { recursive: true });
  await writeFile(page, 'the running site');

  const unlock = await lockFolder(join(copy.folder, '.local'));
  const lockedRun = await copy.run('start', [], { PORT: '0' });
  unlock();
  expect(lockedRun.status).toBe(1);
  expect(lockedRun.output).toMatch(/^The local data is in use by another running server/);

  const otherServer = createServer();
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  const { port } = otherServer.address() as AddressInfo;
  const portRun = await copy.run('start', [], { PORT: String(port) });
  otherServer.close();
  expect(portRun.status).toBe(1);
  expect(portRun.output).toMatch(new RegExp(`^Port ${port} is in use\\. .* PORT=4173 npm start\n`));
  expect(await readFile(page, 'utf8')).toBe('the running site');

  const previewRun = await copy.run('dev', [], { PORT: '99999' });
  expect(previewRun.status).toBe(1);
  expect(previewRun.output).toMatch(
    /^PORT must be a number up to 65535, not "99999": PORT=5173 npm run dev\n/,
  );
});

test.each(['abc', '-1', '1e3'])('the port %s is rejected with a message', (port) => {
  expect(() => readPort({ PORT: port }, 4173, 'npm start')).toThrow(
    `PORT must be a number up to 65535, not "${port}": PORT=4173 npm start`,
  );
});

test('the port has a default', () => {
  expect(readPort({}, 4173, 'npm start')).toBe(4173);
  expect(readPort({ PORT: '' }, 4173, 'npm start')).toBe(4173);
  expect(readPort({ PORT: '8080' }, 4173, 'npm start')).toBe(8080);
});

test('the error about a port that the system reserves suggests another port', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function fail(this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error('x'), { code: 'EACCES' })));
    return this;
  });
  await expect(checkPort(4173, 'npm start')).rejects.toThrow(
    'Port 4173 is reserved by the system. Choose another: PORT=4174 npm start',
  );
  listen.mockRestore();
});
