import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { headingsIn } from './checks.ts';
import { textOf } from './text.ts';

export type Html = { html: string; root: HTMLElement };

/** What is asked of a page as it was built; each fault is an answer. */
export type HtmlQuestion = { asks: string; faultsOf: (page: Html) => string[] | Promise<string[]> };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `autoComplete` and `hrefLang` with capitals; HTML reads attribute names in any case.
    'attr-case': 'off',
    // React writes empty values for boolean attributes; both forms mean the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `<meta/>`; the slash has no meaning in HTML.
    'void-style': 'off',
    // Safari forgets that a list is a list when its marks are removed; the role says it again.
    'no-redundant-role': 'off',
    // The page is one text for machines; blank space at the ends of lines comes from the stylesheet.
    'no-trailing-whitespace': 'off',
    // The one inline stylesheet and script are allowed by their hashes, and save a round trip each.
    'no-inline-style': 'error',
    'require-sri': 'off',
    // The texts of titles are checked by the head's own tests.
    'long-title': 'off',
    // Phone numbers keep their usual form; wrapping is the stylesheet's matter.
    'tel-non-breaking': 'off',
  },
});

/** Those that hold a bar of accessibility. */
export const htmlQuestions = {
  valid: {
    asks: 'is valid HTML',
    faultsOf: async ({ html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
    },
  },
  headings: {
    asks: 'has one main heading and skips no level',
    faultsOf: ({ root }) => {
      const body = root.querySelector('body');
      const levels =
        body === null ? [] : headingsIn(body).map(({ rawTagName }) => Number(rawTagName.slice(1)));
      const mains = levels.filter((level) => level === 1).length;
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return [
        ...(mains === 1 ? [] : [`${mains} main headings`]),
        ...(levels[0] === 1 ? [] : [`begins with a heading of level ${levels[0]}`]),
        ...skipped.map((level) => `comes to level ${level} by a leap`),
      ];
    },
  },
  landmarks: {
    asks: 'has one header, one main part and one footer, and navigation bars with names of their own',
    faultsOf: ({ root }) => {
      const counts = ['header', 'main', 'footer'].map(
        (tag) => [tag, root.querySelectorAll(`body > ${tag}`).length] as const,
      );
      const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label') ?? '');
      return [
        ...counts.filter(([, count]) => count !== 1).map(([tag, count]) => `${count} of ${tag}`),
        ...names
          .filter((name, index) => name === '' || names.indexOf(name) !== index)
          .map((name) => `a second navigation bar is named "${name}"`),
      ];
    },
  },
  skipLink: {
    asks: 'begins with a link past the frame',
    faultsOf: ({ root }) => {
      const first = root.querySelector('body')?.querySelector('a, button, summary, input');
      return [
        ...(first?.getAttribute('href') === '#main' ? [] : ['begins with something else']),
        ...(root.querySelector('main')?.id === 'main' ? [] : ['the main part is no place to link to']),
      ];
    },
  },
  spokenNames: {
    asks: 'gives no control a spoken name without the words that it shows',
    faultsOf: ({ root }) =>
      root
        .querySelectorAll('a[aria-label], button[aria-label], summary[aria-label]')
        .filter((control) => {
          const shown = textOf(control).toLowerCase();
          return shown !== '' && !control.getAttribute('aria-label')?.toLowerCase().includes(shown);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  },
} satisfies Record<string, HtmlQuestion>;
