/** The local server: the built site, the functions and the stand-in pages on one loopback address. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jsonAnswer } from '../../../supabase/functions/_shared/http/answer.ts';
import { faultOf, type Handler } from '../../../supabase/functions/_shared/services.ts';
import type { Backend } from '../backend/backend-on.ts';
import { localPage } from './local-pages.ts';
import { addressOf, runHandler } from './node-adapter.ts';
import { officeHandler, officePath } from '../office/office-handler.ts';
import { plainAnswer } from './plain-answer.ts';
import { staticSite } from './static-files.ts';

export type ServerOptions = {
  distDir: string;
  /** 0 takes any free port. */
  port: number;
  backend: Backend;
};

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

const functionsPath = '/functions/v1/';
const unknownFunction: Handler = async () => jsonAnswer(404, { success: false, error: 'Unknown function' });

/** Serves the built site and the functions until closed. Raises an error when the port is taken. */
export async function startServer({ distDir, port, backend }: ServerOptions): Promise<RunningServer> {
  const site = await staticSite(distDir);
  const office = officeHandler(backend.store, backend.token);
  let functions: ReadonlyMap<string, Handler> = new Map();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopbackHost(request.headers.host)) {
      plainAnswer(response, 421, 'Unknown host');
      return;
    }
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!path.startsWith('/')) {
      plainAnswer(response, 400, 'Bad request');
    } else if (path.startsWith(functionsPath)) {
      await callFunction(
        functions.get(path.slice(functionsPath.length)) ?? unknownFunction,
        request,
        response,
      );
    } else if (path.startsWith(officePath)) {
      await callFunction(office, request, response);
    } else if (!(request.method === 'GET' && (await localPage(path, response)))) {
      await site(request, response);
    }
  }

  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.log(JSON.stringify({ event: 'server', outcome: 'fault', fault: faultOf(error) }));
      if (response.headersSent) response.destroy();
      else plainAnswer(response, 500, 'Something went wrong');
    });
  });
  const actualPort = await listen(server, port);
  const url = `http://localhost:${actualPort}`;
  const handlers = await backend.serveAt(url, addressOf);
  functions = new Map([...handlers].map(([name, handler]) => [name, underAnyName(handler, url)]));

  return {
    url,
    port: actualPort,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Requests under way get a moment to end; a browser
        // that keeps its connection open does not hold us up.
        setTimeout(() => server.closeAllConnections(), 500).unref();
      });
      await backend.close();
    },
  };
}

/**
 * "localhost" and "127.0.0.1" are two origins to a browser, and `form-action` lets a form lead
 * to its own only: what leads to this server leads on under the name that the visitor typed.
 */
function underAnyName(handler: Handler, url: string): Handler {
  return async (request) => {
    const response = await handler(request);
    const location = response.headers.get('location');
    if (location?.startsWith(`${url}/`)) {
      response.headers.set('location', new URL(request.url).origin + location.slice(url.length));
    }
    return response;
  };
}

async function callFunction(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request;
  if (/^(?:TRACE|TRACK|CONNECT)$/.test(method)) {
    response
      .writeHead(405, { allow: 'POST, OPTIONS', 'content-type': 'application/json; charset=utf-8' })
      .end('{"success":false}');
    return;
  }
  await runHandler(handler, request, response);
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A page elsewhere can point its own name at this machine; its name in `Host` gives it away. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');
}
