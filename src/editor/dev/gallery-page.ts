import type { Connect, ViteDevServer } from 'vite';

/** The modules are loaded through the dev server on each request, so that a reload shows saved changes. */
type GalleryModule = {
  renderGalleryPage: (name: string, constants: unknown) => string | undefined;
  renderGalleryList: (base: string, constants: unknown) => string;
};
type ConstantsModule = { pageConstants: unknown };

/** `/gallery`: every component and section in all its states, for designers and engineers. */
export function serveGallery(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = request.url?.split('?')[0]?.slice(1) ?? '';
    void renderGallery(server, name).then((html) => {
      if (html === undefined) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  };
}

async function renderGallery(server: ViteDevServer, name: string): Promise<string | undefined> {
  // `ssrLoadModule` is untyped.
  const gallery = (await server.ssrLoadModule('/tests/gallery/gallery.tsx')) as GalleryModule;
  const { pageConstants } = (await server.ssrLoadModule('/src/build/pages/constants.ts')) as ConstantsModule;
  return name === ''
    ? gallery.renderGalleryList('/gallery', pageConstants)
    : gallery.renderGalleryPage(name, pageConstants);
}
