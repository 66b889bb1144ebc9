import { plainText } from '#content/markdown/compile.ts';
import type { CheckedPage, Context } from '../context.ts';
import { oncePer } from '../memory.ts';
import { textOf, tidy } from '../page/bands.ts';
import type { Band } from '../page/bands.ts';
import { elementsOf } from '../page/html.ts';
import type { HtmlElement } from '../page/html.ts';
import type { RecordOf } from '../records.ts';
import type { Hit } from '../rules.ts';

type FormRecord = RecordOf<'forms'>;

type FoundForm = { form: HtmlElement; text: string; record: FormRecord | undefined };

/** AD-23, AD-24 and AD-31: what every form says before its button. */
export function checkForms(checked: CheckedPage, context: Context): Hit[] {
  return checked.bands
    .flatMap(formsIn(context))
    .flatMap(({ form, text, record }) => [
      ...relationship(form, text, record, checked, context),
      ...(record === undefined ? [] : acknowledgments(form, text, record)),
      ...feeWords(text, record),
      ...(record === undefined ? [] : storage(text, record, checked)),
    ]);
}

const formsIn = oncePer(({ site }: Context) => {
  const records = [...site.entries.forms.values()];
  return oncePer(({ elements }: Band): FoundForm[] =>
    elements
      .filter(({ tag, attributes }) => tag === 'form' && attributes.get('method')?.toLowerCase() === 'post')
      .map((form) => {
        const text = tidy(formText(form));
        const record = records.find((known) => ownWords(known).every((words) => text.includes(words)));
        return { form, text, record };
      }),
  );
});

function formText(form: HtmlElement): string {
  return form.children
    .map((child) =>
      typeof child === 'string' ? child : child.tag === 'script' ? '' : ` ${formText(child)} `,
    )
    .join('');
}

/** A form is known by the words of its button and fields. */
const ownWords = oncePer(({ data }: FormRecord) =>
  [data.submit, ...Object.values(data.fields).map(({ label }) => label)].map(tidy),
);

function relationship(
  form: HtmlElement,
  text: string,
  record: FormRecord | undefined,
  checked: CheckedPage,
  { disclaimers }: Context,
): Hit[] {
  const words = disclaimers.words('no-relationship', checked.page.language);
  const button = elementsOf(form).findLast(
    ({ tag, attributes }) => tag === 'button' && attributes.get('type') === 'submit',
  );
  const label = button === undefined ? '' : tidy(formText(button));
  const before = label === '' ? text : text.slice(0, text.lastIndexOf(label));
  const hit = (message: string, fix: string): Hit => ({
    rule: 'AD-23',
    found: label === '' ? 'A form' : label,
    message,
    fix,
    ...(record && { file: record.file }),
  });
  if (words === undefined || !before.includes(words))
    return [
      hit(
        'is a form that does not say above its button that it makes no attorney-client relationship.',
        'Its record names the disclaimer "no-relationship", and the form shows it in the language of the page.',
      ),
    ];
  if (descriptions(form).some((description) => description.includes(words))) return [];
  return [
    hit(
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

function acknowledgments(form: HtmlElement, text: string, record: FormRecord): Hit[] {
  const boxes = elementsOf(form).filter(
    ({ tag, attributes }) => tag === 'input' && attributes.get('type') === 'checkbox',
  );
  const statements = record.data.acknowledgments.map((html) => tidy(plainText(html)));
  const lost = statements.filter((statement) => !text.includes(statement));
  if (lost.length === 0 && boxes.length >= statements.length) return [];
  return [
    {
      rule: 'AD-24',
      found: lost[0] ?? 'The acknowledgments',
      message: 'must stand in the form with a box to check.',
      fix: 'Show every acknowledgment of this form.',
      file: record.file,
    },
  ];
}

/** A form that asks for a fee says what the fee is not. */
function feeWords(text: string, record: FormRecord | undefined): Hit[] {
  const asksFee = /\b(?:evaluation|reservation|consultation) fee\b/i.test(text);
  if (
    !asksFee ||
    (/not (?:payment for )?legal representation/i.test(text) && /separate (?:signed )?agreement/i.test(text))
  )
    return [];
  return [
    {
      rule: 'AD-24',
      found: 'evaluation fee',
      message:
        'stands in a form that does not say that the fee is no legal representation and that an agreement is separate.',
      fix: 'Add both as acknowledgments.',
      context: text,
      ...(record && { file: record.file }),
    },
  ];
}

function storage(text: string, { data, file }: FormRecord, { bands }: CheckedPage): Hit[] {
  if (data.storage === undefined) return [];
  const page = bands.map(({ blocks }) => textOf(blocks)).join('\n');
  const notice = tidy(plainText(data.storage));
  const shown = text.includes(notice) || page.includes(notice);
  const clear = data.clear !== undefined && page.includes(data.clear);
  if (shown && clear) return [];
  const found = shown ? 'The button that deletes the data' : notice;
  return [
    {
      rule: 'AD-31',
      found,
      message: 'must stand with a form that keeps data in the browser.',
      fix: 'Show both: the notice and the button.',
      file,
    },
  ];
}
