import type { IncomingMessage, ServerResponse } from 'node:http';

/** What makes a page of the preview reload when a file behind it has changed. */
export const previewClient = '<script type="module" src="/@vite/client"></script>';

/** Vike's page for a broken template ends as it is sent; with the client it goes on to reload on the mending save. */
export function healErrors(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.headers.accept?.includes('text/html') === true) {
    const end = response.end.bind(response);
    Object.assign(response, {
      end(...rest: Parameters<typeof end>) {
        const isPiped = rest[0] === undefined && !response.hasHeader('content-length');
        if (response.statusCode === 500 && isPiped) response.write(previewClient);
        return end(...rest);
      },
    });
  }
  next();
}
