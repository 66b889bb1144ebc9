/** The local server: the built site, the functions and the placeholder pages on a loopback address. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { getErrorName } from '#functions/log.ts';
import type { Handler } from '#functions/handlers/services.ts';
import { createJsonResponse } from '#functions/http/json-response.ts';
import type { Backend } from './backend.ts';
import { createLeadsHandler, leadsPath } from '../leads/handler.ts';
import { createPlaceholderPages } from './placeholder-pages.ts';
import { createStaticSite } from './static-site.ts';

type ServerOptions = {
  /** The built site, such as `dist/client`. */
  distDir: string;
  /** 0 selects any free port. */
  port: number;
  backend: Backend;
};

export type RunningServer = { url: string; port: number; close: () => Promise<void> };

type Functions = ReadonlyMap<string, Handler>;

const functionsPath = '/functions/v1/';

/** Starts the server. Throws when the port is in use. */
export async function startServer({ distDir, port, backend }: ServerOptions): Promise<RunningServer> {
  const functions = Promise.withResolvers<Functions>();
  const senderAddresses = new WeakMap<Request, string>();
  const app = createApp(distDir, backend, functions.promise, senderAddresses);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, listener);
  const actualPort = await listen(server, port);
  const url = `http://localhost:${actualPort}`;
  try {
    functions.resolve(await backend.start(url, (request) => senderAddresses.get(request)));
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }

  return {
    url,
    port: actualPort,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // Gives pending requests a moment to complete.
        setTimeout(() => server.closeAllConnections(), 500).unref();
      });
      await backend.close();
    },
  };
}

/** Creates the app. Requests to the functions wait for `functions`, which need the server's URL. */
function createApp(
  distDir: string,
  backend: Backend,
  functions: Promise<Functions>,
  senderAddresses: WeakMap<Request, string>,
): Hono<{ Bindings: HttpBindings }> {
  const handleLeads = createLeadsHandler(backend.store, backend.token);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    if (!isLoopbackHost(c.env.incoming.headers.host)) return c.text('Unknown host\n', 421);
    // An absolute URL in the request line could name another host.
    if (c.env.incoming.url?.startsWith('/') !== true) return c.text('Bad request\n', 400);
    return await next();
  });
  app.all(`${functionsPath}*`, async (c) => {
    const handler = (await functions).get(c.req.path.slice(functionsPath.length));
    if (handler === undefined) return createJsonResponse(404, { success: false, error: 'Unknown function' });
    // The connection's IP address, which headers can't spoof.
    senderAddresses.set(c.req.raw, getConnInfo(c).remote.address ?? '');
    return rewriteRedirect(await handler(c.req.raw), c.req.raw);
  });
  app.all(`${leadsPath}*`, async (c) => await handleLeads(c.req.raw));
  app.route('/', createPlaceholderPages());
  app.route('/', createStaticSite(distDir));
  app.onError((error, c) => {
    console.log(JSON.stringify({ event: 'server', outcome: 'fault', fault: getErrorName(error) }));
    return c.text('Something went wrong\n', 500);
  });
  return app;
}

/**
 * Rewrites a redirect to the origin of the request, because "localhost" and "127.0.0.1" are different origins, and
 * `form-action` only allows the page's own.
 */
function rewriteRedirect(response: Response, request: Request): Response {
  const location = response.headers
    .get('location')
    ?.replace(/^http:\/\/localhost:\d+(?=\/)/, new URL(request.url).origin);
  if (location !== undefined) response.headers.set('location', location);
  return response;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an AddressInfo.
  return (server.address() as AddressInfo).port;
}

/** Returns whether a `Host` header names this machine. Checked to prevent DNS rebinding. */
function isLoopbackHost(host: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');
}
