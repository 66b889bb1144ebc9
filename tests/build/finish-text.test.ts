import { expect, test } from 'vitest';
import { applyTypography } from '#build/pages/finish-text.ts';

const finishBody = (html: string, language: 'en' | 'es' | 'ru' | 'uk' = 'en') =>
  applyTypography(`<head><title>It's</title></head><body>${html}</body>`, language)
    .replace(/^.*?<body>/s, '')
    .replace('</body>', '');

test.each([
  [
    '<p>The court&#x27;s &quot;notice&quot; isn\'t "final".</p>',
    '<p>The court’s “notice” isn’t “final”.</p>',
  ],
  ['<p>Say "<b>no</b>" (&quot;yes&quot;)</p>', '<p>Say “<b>no</b>” (“yes”)</p>'],
  ['<p>"\'Stop\'" and \'"go"\', "and"/"or" {"x"}</p>', '<p>“‘Stop’” and ‘“go”’, “and”/“or” {“x”}</p>'],
  ['<p>An empty "" or \'\', not ("")</p>', '<p>An empty “” or ‘’, not (“”)</p>'],
  ['<p>owners\' rights</p><p>"Yes"</p>', '<p>owners’ rights</p><p>“Yes”</p>'],
  [
    '<p>6-12 months, <span class="nb">1-2</span>&nbsp;business days</p>',
    '<p>6–12\u00A0months, <span class="nb">1–2</span>&nbsp;business days</p>',
  ],
  [
    '<p>Call (407) 555-0100 about section 45-031 and form I-485.</p>',
    '<p>Call (407) 555-0100 about section\u00A045-031 and form\u00A0I-485.</p>',
  ],
  ['<a title="it\'s">it\'s</a>', '<a title="it\'s">it’s</a>'],
  [
    '<img alt="It takes 6-12 months"><option value="Takes 1-2 weeks">1-2 weeks</option>',
    '<img alt="It takes 6-12 months"><option value="Takes 1-2 weeks">1–2\u00A0weeks</option>',
  ],
  [
    '<!-- In 6-12 months, by May 1 --><script type="application/ld+json">{"text":"In 6-12 months"}</script>',
    '<!-- In 6-12 months, by May 1 --><script type="application/ld+json">{"text":"In 6-12 months"}</script>',
  ],
  ['<script>"it\'s"</script>it\'s', '<script>"it\'s"</script>it’s'],
  [
    '<div data-island="subscribe"><div>it\'s</div><script>{}</script></div><p>it\'s</p>',
    '<div data-island="subscribe"><div>it\'s</div><script>{}</script></div><p>it’s</p>',
  ],
])(
  'applies typography to the text in %s, but not to attributes, comments, scripts and islands',
  (html, expected) => {
    expect(finishBody(html)).toBe(expected);
  },
);

test('quotes and units follow the language', () => {
  expect(finishBody('<p>"Да", 6-12 месяцев</p>', 'ru')).toBe('<p>«Да», 6–12\u00A0месяцев</p>');
  expect(finishBody('<p>Пусто: ""</p>', 'ru')).toBe('<p>Пусто: «»</p>');
  expect(finishBody('<p>"Так", 6-12 місяців</p>', 'uk')).toBe('<p>«Так», 6–12\u00A0місяців</p>');
  expect(finishBody('<p>¿"Qué"? ¡"Sí"!</p>', 'es')).toBe('<p>¿“Qué”? ¡“Sí”!</p>');
  expect(finishBody('<p>"Sí", 6-12 meses</p>', 'es')).toBe('<p>“Sí”, 6–12\u00A0meses</p>');
});

test('numbers stay on one line with the words around them', () => {
  const finished = finishBody(
    '<p>Under 12 CFR 1024.41 or §&nbsp;45, Form <span class="nb">I-130</span> costs $249.00 per person. See Fla. Stat. s. 732, C.R.S. 15-12-1201 and the form.</p>',
  );
  expect(finished).toBe(
    '<p>Under 12\u00A0CFR 1024.41 or §&nbsp;45, Form\u00A0<span class="nb">I-130</span> costs $249.00\u00A0per person. See Fla. Stat. s.\u00A0732, C.R.S. 15-12-1201 and the form.</p>',
  );
  expect(finishBody('<p>20 días, sección 702.10</p>', 'es')).toBe('<p>20\u00A0días, sección\u00A0702.10</p>');
});

test('in Ukrainian and Russian, one-letter words don’t end a line', () => {
  expect(finishBody('<p>Він і я в <a>Україні</a></p>', 'uk')).toBe(
    '<p>Він і\u00A0я\u00A0в\u00A0<a>Україні</a></p>',
  );
  expect(finishBody('<p>А с ней к <b>суду</b></p>', 'ru')).toBe(
    '<p>А\u00A0с\u00A0ней к\u00A0<b>суду</b></p>',
  );
});

test('in each language, a day stays on one line with its month', () => {
  expect(finishBody('<p>By January 31, 2027.</p>')).toBe('<p>By January\u00A031, 2027.</p>');
  expect(finishBody('<p>In May 2027</p>')).toBe('<p>In May 2027</p>');
  expect(finishBody('<p>el 31 de enero de 2027</p>', 'es')).toBe('<p>el 31\u00A0de\u00A0enero de 2027</p>');
  expect(finishBody('<p>до 31 января 2027 г.</p>', 'ru')).toBe('<p>до 31\u00A0января 2027 г.</p>');
  expect(finishBody('<p>до 31 січня 2027 р.</p>', 'uk')).toBe('<p>до 31\u00A0січня 2027 р.</p>');
});

test('the head of a page doesn’t change', () => {
  expect(applyTypography("<head><title>It's</title></head><body>It's</body>", 'en')).toBe(
    "<head><title>It's</title></head><body>It’s</body>",
  );
});
