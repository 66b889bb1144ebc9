import type { Connect, ViteDevServer } from 'vite';

/** What the modules below export. They are loaded by the dev server, so that a saved part shows at once. */
type Gallery = {
  galleryPage: (name: string, constants: unknown) => string | undefined;
  galleryList: (base: string, constants: unknown) => string;
};
type PageConstants = { pageConstants: unknown };

/** `/gallery`: every part and section of the pages with its states, for whoever changes how they look. */
export function galleryPages(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = request.url?.split('?')[0]?.slice(1) ?? '';
    void draw(server, name).then((html) => {
      if (html === undefined) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  };
}

async function draw(server: ViteDevServer, name: string): Promise<string | undefined> {
  // What a module exports is what its own types say.
  const gallery = (await server.ssrLoadModule('/tests/gallery/gallery.tsx')) as Gallery;
  const { pageConstants } = (await server.ssrLoadModule(
    '/src/site-build/pages/constants.ts',
  )) as PageConstants;
  return name === ''
    ? gallery.galleryList('/gallery', pageConstants)
    : gallery.galleryPage(name, pageConstants);
}
