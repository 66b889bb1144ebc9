import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { formatStartError, readPort } from '../../../scripts/server-process.ts';
import { lockFolder } from '#operations/server/local-backend.ts';
import { copySite } from '../../build/support/site-copy.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a refused start does not change the built site of a running server', async () => {
  const copy = await copySite();
  const page = join(copy.folder, 'dist/client/index.html');
  await mkdir(join(page, '..'), { recursive: true });
  await writeFile(page, 'the running site');

  const unlock = await lockFolder(join(copy.folder, '.local'));
  const locked = await copy.run('start', [], { PORT: '0' });
  unlock();
  expect(locked.status).toBe(1);
  expect(locked.output).toMatch(/^The local data is in use by another running server/);

  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const taken = await copy.run('start', [], { PORT: String(port) });
  other.close();
  expect(taken.status).toBe(1);
  expect(taken.output).toMatch(new RegExp(`^Port ${port} is in use\\.`));
  expect(await readFile(page, 'utf8')).toBe('the running site');
});

const refused = (port: string) => `PORT is "${port}" but must be a number up to 65535: PORT=5173 npm run dev`;

test.each(['abc', '99999', '-1', '1e3'])('the port %s is refused with a message', (port) => {
  expect(() => readPort({ PORT: port }, 5173, 'npm run dev')).toThrow(refused(port));
});

test('the preview refuses an invalid port', async () => {
  const copy = await copySite();
  const { status, output } = await copy.run('dev', [], { PORT: '99999' });
  expect(status).toBe(1);
  expect(output).toBe(`The preview could not start: ${refused('99999')}\n`);
});

test('the port has a default', () => {
  expect(readPort({}, 4173, 'npm start')).toBe(4173);
  expect(readPort({ PORT: '' }, 4173, 'npm start')).toBe(4173);
  expect(readPort({ PORT: '8080' }, 4173, 'npm start')).toBe(8080);
});

test('errors name the port or the folder that caused them', () => {
  const failure = (fields: object) => Object.assign(new Error('x'), fields);
  expect(formatStartError(failure({ code: 'EACCES', syscall: 'listen' }), 80)).toContain(
    'PORT=4173 npm start',
  );
  expect(formatStartError(failure({ code: 'EADDRINUSE', syscall: 'listen' }), 4173)).toContain('PORT=4174 ');
  const folder = formatStartError(failure({ code: 'EACCES', syscall: 'mkdir', path: '/site/.local' }), 4173);
  expect(folder).toContain('/site/.local');
  expect(folder).not.toContain('port');
});
