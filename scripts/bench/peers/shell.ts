/**
 * What our page of a county has around the county's own words: head with the
 * whole stylesheet, bars, footer, dialog, scripts, and the bands that are
 * the same on each of these pages. The peers print all of it as it stands.
 */
export type Shell = {
  head: string;
  top: string;
  strategies: string;
  faq: string;
  lead: string;
  contact: string;
  bottom: string;
};

export function shellOf(page: string): Shell {
  const main = between(page, '<main id="main" tabindex="-1">', '</main>');
  return {
    head: between(page, '<head>', '</head>')
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/<meta name="description"[^>]*>/, ''),
    top: between(page, '<body>', '<main'),
    strategies: band(main, 'strategies'),
    faq: band(main, 'faq'),
    lead: band(main, 'lead'),
    contact: band(main, 'contact'),
    bottom: between(page, '</main>', '</body>'),
  };
}

/** One band of a page with its markup, or nothing when the page has none of that name. */
function band(main: string, id: string): string {
  return new RegExp(`<section[^>]* id="${id}"[^>]*>.*?</section>`, 's').exec(main)?.[0] ?? '';
}

function between(page: string, open: string, close: string): string {
  const start = page.indexOf(open);
  const end = page.indexOf(close, start + open.length);
  if (start < 0 || end < 0) throw new Error(`A built page has no ${open}.`);
  return page.slice(start + open.length, end);
}
