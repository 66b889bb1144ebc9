/**
 * What our page of a county has around the county's own words: head with the
 * whole stylesheet, bars, footer, dialog, scripts, and the bands that are
 * the same on each of these pages. The peers print all of it as it stands.
 */
type Shell = {
  head: string;
  top: string;
  /** The question about the visitor's date. */
  deadline: string;
  video: string;
  strategies: string;
  faq: string;
  lead: string;
  contact: string;
  bottom: string;
};

/** Takes a built county page apart. Raises an error for HTML without the marks that it looks for. */
export function shellOf(page: string): Shell {
  const main = between(page, '<main id="main" tabindex="-1">', '</main>');
  return {
    head: between(page, '<head>', '</head>')
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/<meta name="description"[^>]*>/, ''),
    top: between(page, '<body>', '<main'),
    deadline: `<div>${between(main, ' id="answer"', '</section>').replace(/^[^>]*>/, '')}`,
    video: band(main, 'video'),
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

/** Another site generator, and the project with which it makes the same pages. */
export type Peer = {
  name: string;
  /** Prints its version; also how it is seen whether the peer is installed. */
  version: string[];
  command: string[];
  /** Folder of the county files, and of the pages made from them. */
  contentFolder: string;
  outFolder: string;
  /** The project's other files: path and text. */
  files: (shell: Shell) => [string, string][];
};

/**
 * The page of a county as JavaScript, for the peers whose templates are JavaScript. It
 * expects `page` (the fields), `body` (the compiled text), `shell`, and `markdown(text)`.
 */
export const pageCode = `
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const when = (value, make) => (value ? make(value) : '');
const list = (items, make) => (items ?? []).map(make).join('');
const prose = (text, kind = '') => when(text, () => '<div class="prose' + kind + '">' + markdown(text) + '</div>');
const items = (names) => '<ul role="list">' + list(names, (name) => '<li>' + escape(name) + '</li>') + '</ul>';
const points = (part) => when(part, ({ heading, items }) => '<section class="band"><h2>' + escape(heading) + '</h2><ul class="points c2" role="list">' + list(items, (item) => '<li>' + markdown(item) + '</li>') + '</ul></section>');

function mainOf(page, body, shell) {
  const { hero, timeline, process, communities, appointments, closing } = page;
  return '<section class="hero"><div class="in">' + when(hero.eyebrow, (words) => '<p class="eye">' + escape(words) + '</p>') + '<h1>' + escape(hero.heading) + '</h1>' + prose(hero.lead, ' lead') + '</div><dl class="figs">'
    + list(hero.figures, ({ label, value, note }) => '<div><dt>' + escape(label) + '</dt><dd><b>' + escape(value) + '</b>' + when(note, () => '<small>' + escape(note) + '</small>') + '</dd></div>') + '</dl></section>'
    + '<section class="band thin" id="deadline">' + shell.deadline + '</section>'
    + '<section class="band" id="timeline"><h2>' + escape(timeline.heading) + '</h2>' + prose(timeline.intro) + '<ol class="line" role="list">'
    + list(timeline.events, (event) => '<li' + (event.mark ? ' class="mark"' : '') + '><p class="when">' + escape(event.when) + '</p><h3>' + escape(event.title) + '</h3>' + prose(event.text) + '</li>') + '</ol>' + prose(timeline.after) + '</section>'
    + '<section class="band" id="about"><h2>' + escape(page.circuit) + '</h2><div class="prose">' + body + '</div></section>'
    + shell.video + shell.strategies
    + when(process, ({ heading, intro, steps }) => '<section class="band" id="process"><h2>' + escape(heading) + '</h2>' + prose(intro) + '<ol class="steps" role="list">' + list(steps, (step) => '<li><h3>' + escape(step.title) + '</h3>' + prose(step.text) + '</li>') + '</ol></section>')
    + points(page.challenges) + points(page.experience) + points(page.reasons)
    + '<section class="band" id="communities"><h2>' + escape(communities.heading) + '</h2>' + prose(communities.intro) + '<div class="groups">' + when(communities.names, items)
    + list(communities.groups, ({ name, names }) => '<div><h3>' + escape(name) + '</h3>' + items(names) + '</div>') + '</div></section>'
    + when(appointments, ({ heading, text }) => '<section class="band" id="appointments"><h2>' + escape(heading) + '</h2>' + prose(text) + '</section>')
    + shell.faq + shell.lead + shell.contact
    + '<section class="band deep"><h2>' + escape(closing.heading) + '</h2>' + prose(closing.text) + '</section>';
}
`;
