import { expect, test } from 'vitest';
import { checkAdvertising } from '../../../src/advertising/check-pages.ts';
import { problemsOf } from '../../../src/advertising/report.ts';
import {
  disclaimer,
  findingsIn,
  pageWith,
  paragraph,
  rulesIn,
  site,
  sources,
  today,
} from './support/findings.ts';

function findingsInPage(html: string, path = '/probate', production = false) {
  return checkAdvertising({ site, pages: new Map([[path, html]]), sources, now: today, production });
}

function pageRules(html: string, path?: string): string[] {
  return findingsInPage(html, path)
    .filter(({ pages }) => pages.length > 0)
    .map(({ rule }) => rule);
}

test('the footer names firm, attorney, contact and city', () => {
  const whole = pageWith('');
  expect(pageRules(whole)).toEqual([]);
  expect(pageRules(whole.replaceAll('Jane Doe', 'A lawyer'))).toContain('AD-01');
  expect(pageRules(whole.replaceAll('Orlando', 'Town'))).toContain('AD-02');
  expect(pageRules(whole.replace('<footer>', '<footer hidden>'))).toContain('AD-01');
  expect(pageRules(whole.replace(/<footer>.*<\/footer>/, ''))).toContain('AD-01');
});

test('the footer’s lines stand in the language of the page', () => {
  const english = pageWith('', 'en').replace(
    'A notario is not a lawyer here.',
    'Нотаріус тут не є адвокатом.',
  );
  expect(pageRules(english, '/immigration-ukrainian')).toContain('AD-03');
});

test('an office is claimed only where there is one', () => {
  expect(rulesIn(paragraph('Visit our Tampa office.'))).toEqual(['AD-02']);
  expect(rulesIn(paragraph('Visit our Orlando office or our law office in Denver.'))).toEqual([]);
  expect(rulesIn(paragraph('Завітайте: наш офіс у Тампі відчинено.'), 'uk')).toEqual(['AD-02']);
  expect(rulesIn(paragraph('Приходите: наш офис в Денвере открыт.'), 'ru')).toEqual([]);
  expect(rulesIn(paragraph('Visite nuestra oficina de Miami.'), 'es')).toEqual(['AD-02']);
});

const form = (inner: string) =>
  `<section><form method="post" action="/x" aria-describedby="terms">${inner}<button type="submit">Send</button></form></section>`;

test('a form says above its button that it makes no client', () => {
  const words = disclaimer('no-relationship');
  expect(rulesIn(form(`<p id="terms">${words}</p>`))).toEqual([]);
  expect(rulesIn(form(''))).toEqual(['AD-23']);
  expect(rulesIn(`${form('')}<section><p>${words}</p></section>`)).toEqual(['AD-23']);
  expect(rulesIn(form(`<p>${words}</p>`), 'ru')).toEqual(['AD-23']);
  expect(
    rulesIn(
      `<section><form method="post"><button type="submit">Send</button><p>${words}</p></form></section>`,
    ),
  ).toEqual(['AD-23']);
});

test('a form reads that to people who listen', () => {
  const words = disclaimer('no-relationship');
  expect(rulesIn(form(`<p>${words}</p>`))).toEqual(['AD-23']);
  expect(rulesIn(form(`<p>${words}</p><p id="terms">Required</p>`))).toEqual(['AD-23']);
  expect(rulesIn(`${form(`<p>${words}</p>`)}<section><p id="terms">${words}</p></section>`)).toEqual([
    'AD-23',
  ]);
});

test('a form that asks for a fee says what the fee is not', () => {
  const base = `<p id="terms">${disclaimer('no-relationship')}</p><label>I pay the evaluation fee.</label>`;
  expect(rulesIn(form(base))).toEqual(['AD-24']);
  expect(
    rulesIn(form(`${base}<p>It is not legal representation, which needs a separate agreement.</p>`)),
  ).toEqual([]);
});

test('a quotation comes from a record and stands with its disclaimer', () => {
  const words = 'We had been signing whatever our customers sent us.';
  const quote = `<blockquote><p>${words}</p></blockquote>`;
  const note = `<p>${disclaimer('testimonial')}</p>`;
  expect(rulesIn(`<section>${quote}${note}</section>`)).toEqual([]);
  expect(rulesIn(`<section>${quote}</section>`)).toEqual(['AD-12']);
  expect(rulesIn(`<section>${quote}</section><section>${note}</section>`)).toEqual(['AD-12']);
  expect(rulesIn(`<section><blockquote>They were kind.</blockquote>${note}</section>`)).toEqual(['AD-12']);
});

test('a quoted statute needs no record', () => {
  const law = 'A foreclosure complaint must state that the plaintiff holds the note.';
  expect(rulesIn(`<section><blockquote>${law}</blockquote></section>`)).toEqual([]);
});

test('sample testimonials are excused until the site goes live', () => {
  const ids = (production: boolean) =>
    findingsInPage(pageWith(''), '/probate', production).map(({ rule }) => rule);
  expect(ids(false)).not.toContain('AD-12');
  expect(new Set(ids(true))).toEqual(new Set(['AD-12', 'AD-13', 'AD-30']).union(new Set(ids(false))));
});

test('a price says what it leaves out', () => {
  expect(rulesIn(paragraph('The evaluation is $399.'))).toEqual(['AD-16']);
  expect(rulesIn(paragraph('The evaluation is $399. The county’s filing fee is separate.'))).toEqual([]);
  expect(rulesIn(paragraph('The county charges about $15.00.'))).toEqual([]);
  expect(rulesIn(paragraph('We charge $417.'))).toEqual(['AD-16']);
});

test('the price on a button may rely on the page, the price of a link in a text may not', () => {
  const scope = paragraph('The county’s filing fee is separate.');
  const link = '<a href="/pay">Pay $399</a>';
  expect(rulesIn(`<section><div>${link}</div></section>${scope}`)).toEqual([]);
  expect(rulesIn(`<section><p>${link}</p></section>${scope}`)).toEqual(['AD-16']);
});

test('free beside paid is explained', () => {
  const both = '<p>Book a free consultation. The evaluation is $399; filing fees are separate.</p>';
  expect(rulesIn(`<section>${both}</section>`)).toEqual(['AD-27']);
  expect(rulesIn(`<section>${both}<p>${disclaimer('free-consultation-scope')}</p></section>`)).toEqual([]);
});

test('an immigration page warns of notarios, a foreclosure page says where the attorney is licensed', () => {
  expect(pageRules(pageWith('').replace('A notario is not a lawyer here.', ''), '/immigration-law')).toEqual([
    'AD-26',
  ]);
  expect(pageRules(pageWith('').replace(disclaimer('licensing'), ''), '/foreclosure-defense')).toEqual([
    'AD-03',
    'AD-25',
  ]);
});

test('nothing on a page is left open', () => {
  expect(rulesIn('<section><a href="">Next</a><a href="#">Top</a></section>')).toEqual(['AD-30', 'AD-30']);
  expect(rulesIn(paragraph('Call {{florida-phon}}.'))).toEqual(['AD-30']);
});

test('nothing is loaded from another site', () => {
  expect(rulesIn('<section><img src="https://pictures.test/a.png" alt=""></section>')).toEqual(['AD-32']);
  expect(rulesIn('<section><script src="//cdn.test/a.js"></script></section>')).toEqual(['AD-32']);
  expect(rulesIn('<section><iframe src="/map"></iframe></section>')).toEqual(['AD-32']);
  expect(rulesIn('<section><img src="/a.png" alt=""><a href="https://other.test/">x</a></section>')).toEqual(
    [],
  );
});

test('rows of exclamation marks and words of fear reach the report', () => {
  const said = findingsIn(paragraph('Call! Now! Today!'));
  expect(said[0]).toMatchObject({ rule: 'AD-19', severity: 'warning' });
  expect(problemsOf(said, false)[0]?.message).toContain('AD-19');
  expect(problemsOf(findingsIn(paragraph('Call us before it is too late.')), false)[0]?.message).toContain(
    'AD-19',
  );
});

test('a fact past its review is a warning at its line, which stops no site', () => {
  const late = checkAdvertising({ site, pages: new Map(), sources, now: new Date('2027-03-15T12:00:00Z') });
  const cases = late.filter(({ file }) => file === 'content/facts/miami-dade-cases.md');
  expect(cases).toMatchObject([{ rule: 'AD-06', found: '2027-02-28', column: 11 }]);
  expect(problemsOf(cases, true).map(({ severity }) => severity)).toEqual(['warning']);
});
