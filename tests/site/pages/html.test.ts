/** Accessibility bars that can be checked in the HTML of a page. */
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { barNames } from '../../browser/accessibility/bar-names.ts';
import { documents, pages } from './support/site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `autoComplete`, `hrefLang`, empty boolean attributes and `<meta/>`, which mean the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Safari drops the list role when list markers are removed; an explicit role restores it.
    'no-redundant-role': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
    // Inline styles and scripts are allowed by hash.
    'require-sri': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

describe(`bar 4: ${barNames[4]}`, () => {
  test.each(documents)('$path', async ({ html }) => {
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(problems).toEqual([]);
  });
});

describe(`bar 5: ${barNames[5]}`, () => {
  test.each(pages)('$path', ({ root }) => {
    const levels = root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ rawTagName }) => Number(rawTagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const landmark of ['header', 'main', 'footer'])
      expect(root.querySelectorAll(`body > ${landmark}`), landmark).toHaveLength(1);
    const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
  });
});
