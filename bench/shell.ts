/** The HTML that all county pages share; peers output it unchanged. */
type Shell = { head: string; before: string; after: string };

const sharedBands = ['deadline', 'video', 'strategies', 'faq', 'lead', 'contact'];

/** Splits a built county page. Throws an error for HTML without the expected elements. */
export function extractShell(page: string): Shell {
  const main = '<main id="main" tabindex="-1">';
  const bands = sharedBands.map(
    (id) => new RegExp(`<section[^>]* id="${id}"[^>]*>.*?</section>`, 's').exec(page)?.[0] ?? '',
  );
  return {
    head: extractBetween(page, '<head>', '</head>')
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/<meta name="description"[^>]*>/, ''),
    before: extractBetween(page, '<body>', main) + main,
    after: `${bands.join('')}</main>${extractBetween(page, '</main>', '</body>')}`,
  };
}

function extractBetween(page: string, open: string, close: string): string {
  const start = page.indexOf(open);
  const end = page.indexOf(close, start + open.length);
  if (start < 0 || end < 0) throw new Error(`A built page has no ${open}.`);
  return page.slice(start + open.length, end);
}
