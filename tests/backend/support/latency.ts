/** Compares bookings with an endpoint that only runs `select 1`, alternating in the same process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { copyDatabase } from './embedded/database.ts';
import { closeResources, createTemporaryFolder } from '../../fixtures/resources.ts';
import { createSmallSite } from './test-backend.ts';
import { createBooking } from './samples.ts';

type EndpointTimings = { p50: number; p99: number; perSecond: number };

export async function measureLatency(roundCount: number, requestCount: number, connectionCount: number) {
  const folder = await createTemporaryFolder();
  await copyDatabase(folder);
  const dist = await createSmallSite(folder);
  // A separate process, so that the client doesn't slow it down.
  const server = fork(join(import.meta.dirname, 'server-process.ts'), [JSON.stringify({ folder, dist })], {
    // Ignores stdout, because the server logs a line for each booking.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const [message] = await once(server, 'message');
  const { port, barePort } = message as { port: number; barePort: number };
  let number = 0;
  const bookingUrl = { port, path: '/functions/v1/book-consultation' };
  const bareUrl = { port: barePort, path: '/' };

  async function measure(target: typeof bareUrl, count: number, agent: Agent): Promise<EndpointTimings> {
    const times: number[] = [];
    const start = performance.now();
    let remaining = count;
    async function runClient(): Promise<void> {
      while (remaining > 0) {
        remaining -= 1;
        const sentAt = performance.now();
        await post(target, JSON.stringify(createBooking(number++)), agent);
        times.push(performance.now() - sentAt);
      }
    }
    await Promise.all(Array.from({ length: agent.maxSockets }, runClient));
    times.sort((a, b) => a - b);
    const getPercentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return {
      p50: getPercentile(0.5),
      p99: getPercentile(0.99),
      perSecond: (1000 * count) / (performance.now() - start),
    };
  }

  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  await measure(bookingUrl, 300, agent);
  await measure(bareUrl, 300, agent);
  const rounds: { booking: EndpointTimings; bare: EndpointTimings }[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    const bare = await measure(bareUrl, requestCount, agent);
    rounds.push({ bare, booking: await measure(bookingUrl, requestCount, agent) });
  }
  agent.destroy();
  server.kill('SIGTERM');
  await once(server, 'exit');
  await closeResources();
  return {
    rounds,
    p99Ratio: computeMedian(rounds.map(({ booking: bookingTimings, bare }) => bookingTimings.p99 / bare.p99)),
    throughputRatio: computeMedian(
      rounds.map(({ booking: bookingTimings, bare }) => bookingTimings.perSecond / bare.perSecond),
    ),
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
