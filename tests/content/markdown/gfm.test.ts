import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileMarkdown } from '#content/markdown/compile.ts';

test('table columns are aligned with classes from the stylesheet', () => {
  const { html } = compileMarkdown('| a | b | c |\n| :-- | :-: | --: |\n| d | e | f |');
  expect(html).toContain('<th>a</th>');
  expect(html).toContain('<th class="ta-c">b</th>');
  expect(html).toContain('<td class="ta-r">f</td>');
  expect(html).not.toMatch(/ (?:style|align)=/);
  const styles = readFileSync('src/site/styles/elements.css', 'utf8');
  expect(['.ta-c {', '.ta-r {'].filter((rule) => !styles.includes(rule))).toEqual([]);
});

test('a task list item becomes a plain item', () => {
  expect(compileMarkdown('- [ ] one\n- [x] two').html).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>');
});

test.each(['Sections 45~46 and 702~703 apply.', '~one~', 'H~2~O'])('single tildes stay text: %s', (text) => {
  expect(compileMarkdown(text).html).not.toContain('<del>');
});

test('a > in a description doesn’t end the tag', () => {
  const { html } = compileMarkdown('![Notice > complaint, "served"](/images/papers/summons.svg) \\<b> > 2');
  expect(html).toContain('alt="Notice &gt; complaint, &quot;served&quot;"');
  expect(html).toContain('&lt;b> > 2');
});
