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
  const { hero, deadline, timeline, process, communities, appointments, closing } = page;
  return '<section class="hero"><div class="in"><p class="eye">' + escape(hero.eyebrow) + '</p><h1>' + escape(hero.heading) + '</h1>' + prose(hero.lead, ' lead') + '</div><dl class="figs">'
    + list(hero.figures, ({ label, value, note }) => '<div><dt>' + escape(label) + '</dt><dd><b>' + escape(value) + '</b>' + when(note, () => '<small>' + escape(note) + '</small>') + '</dd></div>') + '</dl></section>'
    + '<section class="band thin" id="deadline"><h2>' + escape(deadline.heading) + '</h2>' + prose(deadline.text) + '</section>'
    + '<section class="band" id="timeline"><h2>' + escape(timeline.heading) + '</h2>' + prose(timeline.intro) + '<ol class="line" role="list">'
    + list(timeline.events, (event) => '<li' + (event.mark ? ' class="mark"' : '') + '><p class="when">' + escape(event.when) + '</p><h3>' + escape(event.title) + '</h3>' + prose(event.text) + '</li>') + '</ol>' + prose(timeline.after) + '</section>'
    + '<section class="band" id="about"><h2>' + escape(page.circuit) + '</h2><div class="prose">' + body + '</div></section>'
    + shell.strategies
    + when(process, ({ heading, intro, steps }) => '<section class="band" id="process"><h2>' + escape(heading) + '</h2>' + prose(intro) + '<ol class="steps" role="list">' + list(steps, (step) => '<li><h3>' + escape(step.title) + '</h3>' + prose(step.text) + '</li>') + '</ol></section>')
    + points(page.challenges) + points(page.experience) + points(page.reasons)
    + '<section class="band" id="communities"><h2>' + escape(communities.heading) + '</h2>' + prose(communities.intro) + '<div class="groups">' + when(communities.names, items)
    + list(communities.groups, ({ name, names }) => '<div><h3>' + escape(name) + '</h3>' + items(names) + '</div>') + '</div></section>'
    + when(appointments, ({ heading, text }) => '<section class="band" id="appointments"><h2>' + escape(heading) + '</h2>' + prose(text) + '</section>')
    + shell.faq + shell.lead + shell.contact
    + '<section class="band deep"><h2>' + escape(closing.heading) + '</h2>' + prose(closing.text) + '</section>';
}
`;
