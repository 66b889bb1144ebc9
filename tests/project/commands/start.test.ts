import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { formatStartError, readPort } from '../../../scripts/server-process.ts';
import { lockFolder } from '#operations/server/local-backend.ts';
import { copySite } from '../../build/support/site-copy.ts';

vi.setConfig({ testTimeout: 120_000 });

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
  expect(portRun.output).toMatch(new RegExp(`^Port ${port} is in use\\.`));
  expect(await readFile(page, 'utf8')).toBe('the running site');
});

const formatPortError = (port: string) =>
  `PORT is "${port}" but must be a number up to 65535: PORT=5173 npm run dev`;

test.each(['abc', '99999', '-1', '1e3'])('the port %s is rejected with a message', (port) => {
  expect(() => readPort({ PORT: port }, 5173, 'npm run dev')).toThrow(formatPortError(port));
});

test('the preview rejects an invalid port', async () => {
  const copy = await copySite();
  const { status, output } = await copy.run('dev', [], { PORT: '99999' });
  expect(status).toBe(1);
  expect(output).toBe(`The preview could not start: ${formatPortError('99999')}\n`);
});

test('the port has a default', () => {
  expect(readPort({}, 4173, 'npm start')).toBe(4173);
  expect(readPort({ PORT: '' }, 4173, 'npm start')).toBe(4173);
  expect(readPort({ PORT: '8080' }, 4173, 'npm start')).toBe(8080);
});

test('errors name the port or the folder that caused them', () => {
  const createError = (fields: object) => Object.assign(new Error('x'), fields);
  expect(formatStartError(createError({ code: 'EACCES', syscall: 'listen' }), 80)).toContain(
    'PORT=4173 npm start',
  );
  expect(formatStartError(createError({ code: 'EADDRINUSE', syscall: 'listen' }), 4173)).toContain(
    'PORT=4174 ',
  );
  const message = formatStartError(
    createError({ code: 'EACCES', syscall: 'mkdir', path: '/site/.local' }),
    4173,
  );
  expect(message).toContain('/site/.local');
  expect(message).not.toContain('port');
});
