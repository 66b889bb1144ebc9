import { renderToStaticMarkup } from 'react-dom/server';
import stylesheet from '../../src/styles/site.css?inline';
import { Home } from './gallery-home.tsx';
import { Tax } from './gallery-tax.tsx';
import { Words } from './gallery-words.tsx';

export { stylesheet };

const pages = { home: <Home />, tax: <Tax />, words: <Words /> };

export const documents = Object.entries(pages).map(([name, page]) => ({
  name,
  html: `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`Gallery: ${name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body>{page}</body>
    </html>,
  )}`,
}));
