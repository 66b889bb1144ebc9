import type { ReactNode } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { JsonScript } from '#ui/json-script.tsx';
import { finePrintId } from './footer.tsx';
import type { HeadData } from './head.ts';

/** The values that are the same on every page. */
export type PageConstants = {
  stylesheet: string;
  script: string;
  /** URL of the islands' code, which is loaded on the first focus or click. */
  islands: string;
  /** In development, styles and scripts come from the server instead. */
  development?: { stylesheet: string; modules: readonly string[] };
};

type DocumentProps = { head: HeadData; jsonLd?: unknown; constants: PageConstants; children: ReactNode };

/** The whole page, from `<html>` down. React moves title, meta and link elements into the head. */
export function Document({ head, jsonLd, constants, children }: DocumentProps) {
  const { development } = constants;
  return (
    <HelmetProvider>
      <html
        lang={head.language}
        className="phone:scroll-pb-20 roomy:scroll-pt-32"
        data-islands={constants.islands}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          {development === undefined ? (
            <style dangerouslySetInnerHTML={{ __html: constants.stylesheet }} />
          ) : (
            <link rel="stylesheet" href={development.stylesheet} />
          )}
          {/* Delays the first paint until the footer has been parsed, so that nothing moves afterward. */}
          <link rel="expect" href={`#${finePrintId}`} blocking="render" />
          <meta name="theme-color" content="#0f3a3f" />
          <link rel="icon" href="/favicon.svg" />
          <link rel="manifest" href="/site.webmanifest" />
        </head>
        <body>
          <Head head={head} />
          {children}
          {jsonLd !== undefined && <JsonScript type="application/ld+json" data={jsonLd} />}
          {constants.script !== '' && <script dangerouslySetInnerHTML={{ __html: constants.script }} />}
          {development?.modules.map((source) => (
            <script key={source} type="module" src={source} />
          ))}
        </body>
      </html>
    </HelmetProvider>
  );
}

/** Renders the head's data as elements. React moves them into `<head>`. */
function Head({ head }: { head: HeadData }) {
  return (
    <Helmet>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex" />}
      {head.canonical !== undefined && !head.noindex && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {head.feed !== undefined && <link rel="alternate" type="application/atom+xml" href={head.feed} />}
      {head.openGraph.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
    </Helmet>
  );
}
