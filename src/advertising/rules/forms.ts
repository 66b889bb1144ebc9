import { plainText } from '#content/markdown/compile.ts';
import type { Entry } from '#practice/site.ts';
import { memoize } from '#content/memoize.ts';
import { textOf, tidy } from '../page/bands.ts';
import type { Band } from '../page/bands.ts';
import { elementsOf } from '../page/html.ts';
import type { HtmlElement } from '../page/html.ts';
import type { CheckedPage, Context, Report, Rule } from './rule.ts';

/**
 * Each form shows the disclaimer "no-relationship" above its button, in the language of the page, and
 * is described by it.
 */
export const noClientYet: Rule = {
  id: 'AD-23',
  name: 'Forms make no client',
  authority: 'Florida Ethics Opinion 07-3; rule 4-1.18; Colo. RPC 1.18',
  severity: 'error',
  run: {
    page: [
      (checked, context) =>
        formsOf(checked, context).flatMap((found) => relationship(found, checked, context)),
    ],
  },
};

/**
 * A form shows each acknowledgment of its record next to a box; one that names a fee says that it is no
 * representation and that an agreement is separate.
 */
export const acknowledgedTerms: Rule = {
  id: 'AD-24',
  name: 'Acknowledgments',
  authority: 'Florida Bar rule 4-1.5',
  severity: 'error',
  run: {
    page: [
      (checked, context) =>
        formsOf(checked, context).flatMap((found) => [...acknowledgments(found), ...feeWords(found)]),
    ],
  },
};

/** A form that keeps data says so and can delete it. */
export const storedData: Rule = {
  id: 'AD-31',
  name: 'Data kept in the browser',
  authority: 'the firm’s own rule',
  severity: 'warning',
  run: {
    page: [(checked, context) => formsOf(checked, context).flatMap((found) => storage(found, checked))],
  },
};

type FoundForm = { form: HtmlElement; text: string; record: Entry<'forms'> | undefined };

/** The forms of a page that post what is written into them. */
function formsOf({ bands }: CheckedPage, context: Context): FoundForm[] {
  const found = formsIn(context);
  return bands.flatMap(found);
}

const formsIn = memoize((context: Context) =>
  memoize(({ elements }: Band): FoundForm[] =>
    elements
      .filter(({ tag, attributes }) => tag === 'form' && attributes.get('method')?.toLowerCase() === 'post')
      .map((form) => {
        const text = tidy(formText(form));
        const records = [...context.site.entries.forms.values()];
        const record = records.find((known) => ownWords(known).every((words) => text.includes(words)));
        return { form, text, record };
      }),
  ),
);

function formText(form: HtmlElement): string {
  return form.children
    .map((child) =>
      typeof child === 'string' ? child : child.tag === 'script' ? '' : ` ${formText(child)} `,
    )
    .join('');
}

/** A form is known by the words of its button and fields. */
const ownWords = memoize(({ data }: Entry<'forms'>) =>
  [data.submit, ...Object.values(data.fields).map(({ label }) => label)].map(tidy),
);

function relationship(
  { form, text, record }: FoundForm,
  checked: CheckedPage,
  { disclaimers }: Context,
): Report[] {
  const words = disclaimers.words('no-relationship', checked.page.language);
  const button = elementsOf(form).findLast(
    ({ tag, attributes }) => tag === 'button' && attributes.get('type') === 'submit',
  );
  const label = button === undefined ? '' : tidy(formText(button));
  const before = label === '' ? text : text.slice(0, text.lastIndexOf(label));
  const report = (message: string, fix: string): Report => ({
    found: label === '' ? 'A form' : label,
    message,
    fix,
    ...(record && { file: record.file }),
  });
  if (words === undefined || !before.includes(words))
    return [
      report(
        'is a form that does not say above its button that it makes no attorney-client relationship.',
        'Its record names the disclaimer "no-relationship", and the form shows it in the language of the page.',
      ),
    ];
  if (descriptions(form).some((description) => description.includes(words))) return [];
  return [
    report(
      'is a form that does not read its words on the attorney-client relationship to people who listen.',
      'Name the id of those words under "aria-describedby" of the form.',
    ),
  ];
}

/** What a form is described by, for people who listen. */
function descriptions(form: HtmlElement): string[] {
  const ids = form.attributes.get('aria-describedby')?.split(' ') ?? [];
  return elementsOf(form)
    .filter(({ attributes }) => ids.includes(attributes.get('id') ?? ''))
    .map((element) => tidy(formText(element)));
}

function acknowledgments({ form, text, record }: FoundForm): Report[] {
  if (record === undefined) return [];
  const boxes = elementsOf(form).filter(
    ({ tag, attributes }) => tag === 'input' && attributes.get('type') === 'checkbox',
  );
  const statements = record.data.acknowledgments.map((html) => tidy(plainText(html)));
  const lost = statements.filter((statement) => !text.includes(statement));
  if (lost.length === 0 && boxes.length >= statements.length) return [];
  return [
    {
      found: lost[0] ?? 'The acknowledgments',
      message: 'must stand in the form with a box to check.',
      fix: 'Show every acknowledgment of this form.',
      file: record.file,
    },
  ];
}

/** A form that asks for a fee says what the fee is not. */
function feeWords({ text, record }: FoundForm): Report[] {
  const asksFee = /\b(?:evaluation|reservation|consultation) fee\b/i.test(text);
  if (
    !asksFee ||
    (/not (?:payment for )?legal representation/i.test(text) && /separate (?:signed )?agreement/i.test(text))
  )
    return [];
  return [
    {
      found: 'evaluation fee',
      message:
        'stands in a form that does not say that the fee is no legal representation and that an agreement is separate.',
      fix: 'Add both as acknowledgments.',
      context: text,
      ...(record && { file: record.file }),
    },
  ];
}

function storage({ text, record }: FoundForm, { bands }: CheckedPage): Report[] {
  if (record?.data.storage === undefined) return [];
  const { data, file } = record;
  const page = bands.map(({ blocks }) => textOf(blocks)).join('\n');
  const notice = tidy(plainText(record.data.storage));
  const shown = text.includes(notice) || page.includes(notice);
  const clear = data.clear !== undefined && page.includes(data.clear);
  if (shown && clear) return [];
  const found = shown ? 'The button that deletes the data' : notice;
  return [
    {
      found,
      message: 'must stand with a form that keeps data in the browser.',
      fix: 'Show both: the notice and the button.',
      file,
    },
  ];
}
