/** The gallery: components and sections in their various states. `npm run dev` shows it at /gallery. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToastRegion } from '#ui/toast.tsx';
import type { PageConstants } from '#site/layout/document.tsx';
import { Extras, Forms, Intake, TwoForms } from './forms.tsx';
import { Notices } from './notices.tsx';
import { Sections } from './sections.tsx';
import { Services } from './services.tsx';

type GalleryPage = { about: string; main?: ReactNode; body?: ReactNode };

/** Pages with a `body` have their own layout. */
const pages: Readonly<Record<string, GalleryPage>> = {
  index: { about: 'The short forms, in the page and in dialogs', main: <Forms /> },
  intake: { about: 'The intake', main: <Intake /> },
  twice: { about: 'One form in a dialog and in the page', main: <TwoForms /> },
  extras: { about: 'What scripts add: videos, lists, reminders, offers that end', main: <Extras /> },
  notices: { about: 'Notices, messages, reminders, icons and scenes', main: <Notices /> },
  sections: { about: 'Sections of text, lists and tables', body: <Sections /> },
  services: { about: 'Sections of cards, offers, videos and forms', main: <Services /> },
};

export const pageNames = Object.keys(pages);

/** Renders the document of a page. Returns undefined for an unknown name. */
export function renderGalleryPage(name: string, constants: PageConstants): string | undefined {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return page && renderDocument(name, page, constants);
}

/** Renders a list of links to all pages. */
export function renderGalleryList(base: string, constants: PageConstants): string {
  const links = Object.entries(pages).map(([name, { about }]) => (
    <li key={name}>
      <a href={`${base}/${name}`}>{about}</a>
    </li>
  ));
  const main = (
    <div className="page-column">
      <h1>Gallery</h1>
      <ul>{links}</ul>
    </div>
  );
  return renderDocument('gallery', { about: 'Gallery', main }, constants);
}

function renderDocument(
  name: string,
  { main, body }: GalleryPage,
  { stylesheet, script, islands, development }: PageConstants,
): string {
  const html = renderToStaticMarkup(
    <html lang="en" data-islands={islands}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{name}</title>
        <meta property="og:description" content={`About ${name}`} />
        {development === undefined ? (
          <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
        ) : (
          <link rel="stylesheet" href={development.stylesheet} />
        )}
      </head>
      <body className="roomy:pt-11">
        {body ?? (
          <>
            <main id="main">{main}</main>
            <ToastRegion label="Notifications" />
          </>
        )}
        {script !== '' && <script dangerouslySetInnerHTML={{ __html: script }} />}
        {development?.modules.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
