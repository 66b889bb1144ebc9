/** Accessibility criteria that can be checked in a page's HTML. */
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { criteria } from '../../browser/accessibility/criteria.ts';
import { documents, findProblems, pages } from '../support/site.ts';
import { readText } from '../support/text.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `autoComplete`, `hrefLang`, empty boolean attributes and `<meta/>`, which are equivalent.
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

test(`criterion 4: ${criteria[4]}`, { timeout: 120_000 }, async () => {
  const problems = await Promise.all(
    documents.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
      );
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test(`criterion 5: ${criteria[5]}`, () => {
  const problems = findProblems(pages, ({ root }) => {
    const levels = root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ rawTagName }) => Number(rawTagName.slice(1)));
    const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
    return [
      levels[0] !== 1 && `its first heading has level ${levels[0]}`,
      levels.filter((level) => level === 1).length !== 1 && 'doesn’t have exactly one main heading',
      levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1) &&
        `skips a level: ${levels.join()}`,
      ...['header', 'main', 'footer'].map(
        (landmark) =>
          root.querySelectorAll(`body > ${landmark}`).length !== 1 &&
          `doesn’t have exactly one <${landmark}>`,
      ),
      (names.includes('') || new Set(names).size < names.length) &&
        `has nav landmarks without unique names: ${names.join(', ')}`,
    ];
  });
  expect(problems).toEqual([]);
});

test('required fields, and no others, are marked as required', () => {
  const problems = findProblems(pages, ({ root }) =>
    root
      .querySelectorAll('form input[id], form select[id], form textarea[id]')
      .filter((field) => field.getAttribute('type') !== 'checkbox')
      .map((field) => {
        const label = readText(root.querySelector(`label[for="${field.id}"]`));
        return label.endsWith(' *') !== field.hasAttribute('required') && label;
      }),
  );
  expect(problems).toEqual([]);
});

test('styles don’t use range media queries or nesting, which some supported browsers lack', () => {
  const styles = new Set(pages.flatMap(({ root }) => root.querySelectorAll('style').map(({ text }) => text)));
  expect(styles.size).toBeGreaterThan(1);
  const unsupportedRules = [...styles].flatMap(
    (text) => text.match(/\((?:width|height)[<>=][^)]*\)|&[^}]*/g) ?? [],
  );
  expect(unsupportedRules).toEqual([]);
});
