/** Compares bookings with an endpoint that only runs `select 1`, alternating in the same process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { copyDatabase } from './embedded/database.ts';
import { closeResources, temporaryFolder } from '../../fixtures/resources.ts';
import { createSmallSite } from './test-backend.ts';
import { createBooking } from './samples.ts';

export type Side = { p50: number; p99: number; perSecond: number };
export type LatencyFigures = {
  rounds: { booking: Side; bare: Side }[];
  p99Ratio: number;
  throughputRatio: number;
};

export async function measureLatency(
  rounds: number,
  requests: number,
  connections: number,
): Promise<LatencyFigures> {
  const folder = await temporaryFolder();
  await copyDatabase(folder);
  const dist = await createSmallSite(folder);
  // A process of its own, so that the client does not slow it down.
  const server = fork(join(import.meta.dirname, 'server-process.ts'), [JSON.stringify({ folder, dist })], {
    // It logs a line for each booking.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const [message] = await once(server, 'message');
  const { port, barePort } = message as { port: number; barePort: number };
  let number = 0;
  const bookingUrl = { port, path: '/functions/v1/book-consultation' };
  const bareUrl = { port: barePort, path: '/' };

  async function measure(target: typeof bareUrl, count: number, agent: Agent): Promise<Side> {
    const times: number[] = [];
    const start = performance.now();
    let left = count;
    async function createClient(): Promise<void> {
      while (left > 0) {
        left -= 1;
        const sent = performance.now();
        await post(target, JSON.stringify(createBooking(number++)), agent);
        times.push(performance.now() - sent);
      }
    }
    await Promise.all(Array.from({ length: agent.maxSockets }, createClient));
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { p50: at(0.5), p99: at(0.99), perSecond: (1000 * count) / (performance.now() - start) };
  }

  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await measure(bookingUrl, 300, agent);
  await measure(bareUrl, 300, agent);
  const measured: { booking: Side; bare: Side }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await measure(bareUrl, requests, agent);
    measured.push({ bare, booking: await measure(bookingUrl, requests, agent) });
  }
  agent.destroy();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await closeResources();
  return {
    rounds: measured,
    p99Ratio: computeMedian(measured.map(({ booking: own, bare }) => own.p99 / bare.p99)),
    throughputRatio: computeMedian(measured.map(({ booking: own, bare }) => own.perSecond / bare.perSecond)),
  };
}

function computeMedian(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function post(target: { port: number; path: string }, body: string, agent: Agent): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = httpRequest(
      { host: '127.0.0.1', ...target, method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        );
      },
    );
    request.on('error', (error) => {
      // The server may close an idle connection just as it is reused.
      if (request.reusedSocket) resolve(post(target, body, agent));
      else reject(error);
    });
    request.end(body);
  });
}
