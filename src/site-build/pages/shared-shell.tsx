import { renderToStaticMarkup } from 'react-dom/server';
import { oncePer, shared } from '#content/once-per.ts';
import { isForeclosurePage } from '#content/routes/page-parts.ts';
import type { Site } from '#content/site.ts';
import { Frame, frameOf, otherLanguages } from '#document/frame.tsx';
import type { FrameData } from '#document/frame.tsx';
import { headerAction } from '#page/header-action.ts';
import { officeOfPage } from '#page/offices.ts';
import type { View } from '#page/view.ts';
import { noteAgain, noting } from './noting-jsx.ts';
import type { Notes } from './noting-jsx.ts';

/**
 * The markup around a page: bars up to the breadcrumbs, from there to the page's
 * own content, and everything below it. It is a third of a page's elements and
 * the same on most pages, so it is drawn once and spliced in as text.
 */
type ShellMarkup = { bars: string; opening: string; footer: string };

type Kept = { markup: ShellMarkup; notes: Notes; leadsTo: ReadonlySet<string> };

const shellsOf = oncePer((_site: Site) => new Map<string, () => Kept>());

/**
 * Shells differ by language, by the footer that a county's file may change, and by the page's call, booking and translations. A page that the
 * shell's own links lead to is marked there as the current one: its shell is drawn for it alone.
 */
export function shellAround(view: View): ShellMarkup {
  const { site, page } = view;
  const shells = shellsOf(site);
  const { data } = page.entry;
  const key = JSON.stringify([
    page.language,
    'footer' in data ? data.footer : undefined,
    isForeclosurePage(page.entry),
    officeOfPage(view).phone,
    headerAction(view),
    otherLanguages(view).map(({ href }) => href),
  ]);
  const known = shells.get(key)?.();
  if (known !== undefined && !known.leadsTo.has(page.path)) {
    noteAgain(known.notes);
    return known.markup;
  }
  const drawn = shared(site, () => {
    const frame = frameOf(view);
    const { drawn: markup, notes } = noting(() => shellMarkup(frame));
    return { markup, notes, leadsTo: addressesIn(frame) };
  });
  const { markup, notes, leadsTo } = drawn();
  if (!leadsTo.has(page.path)) shells.set(key, drawn);
  noteAgain(notes);
  return markup;
}

/** Stand for what is the page's own, and are cut out again. */
const breadcrumbs = <template data-own="breadcrumbs" />;
const content = <template data-own="content" />;

function shellMarkup(frame: FrameData): ShellMarkup {
  const whole = renderToStaticMarkup(
    <Frame {...frame} breadcrumbs={breadcrumbs}>
      {content}
    </Frame>,
  );
  const [bars, rest] = cut(whole, renderToStaticMarkup(breadcrumbs));
  const [opening, footer] = cut(rest, renderToStaticMarkup(content));
  return { bars, opening, footer };
}

function cut(text: string, at: string): [string, string] {
  const start = text.indexOf(at);
  if (start < 0) throw new Error(`The page's shell has no ${at}.`);
  return [text.slice(0, start), text.slice(start + at.length)];
}

function addressesIn({ navigation, footer }: FrameData): Set<string> {
  const items = navigation.groups.flatMap((group) => group.items);
  const links = [...items, ...footer.columns].flatMap((item) => ('links' in item ? item.links : item));
  const all = [...links, ...navigation.languages.links, ...(footer.legalLinks ?? [])].map(({ href }) => href);
  return new Set([...all, navigation.home.href, footer.brand.href]);
}

const slots = ['bars', 'opening', 'footer'] as const;
type Slot = (typeof slots)[number];

/** Holds the place of a piece of the shell while React draws the page. */
export function ShellSlot({ of }: { of: Slot }) {
  return <template data-shell={of} />;
}

const slotTexts = slots.map((slot) => [slot, renderToStaticMarkup(<ShellSlot of={slot} />)] as const);

/** Puts the shell where its places are. */
export function spliceShell(html: string, shell: ShellMarkup): string {
  let spliced = '';
  let rest = html;
  for (const [slot, text] of slotTexts) {
    const [before, after] = cut(rest, text);
    spliced += before + shell[slot];
    rest = after;
  }
  return spliced + rest;
}
