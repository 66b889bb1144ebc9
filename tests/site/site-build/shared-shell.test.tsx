import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load.ts';
import { Breadcrumbs, breadcrumbTrail } from '../../../src/document/breadcrumbs.tsx';
import { Frame, frameOf } from '../../../src/document/frame.tsx';
import { createView } from '../../../src/page/view.ts';
import { bookingConfig } from '../../../src/site-build/booking/booking-config.ts';
import { ShellSlot, shellAround, spliceShell } from '../../../src/site-build/pages/shared-shell.tsx';

test('the shell that pages share is what each page would have drawn for itself', async () => {
  const { site } = await loadContent({
    root: process.cwd(),
    now: new Date('2026-11-21T17:00:00Z'),
    preview: true,
  });
  if (site === undefined) throw new Error('The content has problems.');
  const booking = bookingConfig(site, {});
  const text = <p>The page’s own content</p>;
  for (const page of site.pages.values()) {
    const view = createView(site, page, booking);
    const trail = breadcrumbTrail(site, page, view.words);
    const breadcrumbs = trail.length > 0 && <Breadcrumbs label={view.words.breadcrumb} items={trail} />;
    const own = renderToStaticMarkup(
      <Frame {...frameOf(view)} breadcrumbs={breadcrumbs}>
        {text}
      </Frame>,
    );
    const places = renderToStaticMarkup(
      <>
        <ShellSlot of="bars" />
        {breadcrumbs}
        <ShellSlot of="opening" />
        {text}
        <ShellSlot of="footer" />
      </>,
    );
    expect(spliceShell(places, shellAround(view)), page.path).toBe(own);
  }
  expect(site.pages.size).toBeGreaterThan(30);
});
