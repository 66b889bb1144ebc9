import type { FormDefinition } from '#forms/definition.ts';
import { formsByCopy } from '#forms/forms.ts';
import { suggestName, suggest } from '#content/report/suggest.ts';
import { formatNeededBy, formatPlace } from '#content/rules/engine/files.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { listEntries, isPageEntry } from '#content/site.ts';
import { listForms } from '../page-parts.ts';
import type { Entry, PageEntry } from '../site.ts';
import type { SiteRule } from './rule.ts';
import { locateInFile, locateKey, locateParent, locateValue } from '#content/rules/locate.ts';

/** Every form has a file, and every file has text for all fields of its form. */
export const completeForms: SiteRule = {
  id: 'form-copy',
  severity: 'error',
  why: 'Visitors can’t fill in a field without a label.',
  run: ({ entries, sources }) => {
    const { forms } = entries;
    const pages = listEntries(entries).filter((entry) => isPageEntry(entry));
    const names = [...formsByCopy.keys()];
    const missingForms = names.filter((id) => !sources.has(`content/forms/${id}.md`));
    const misnamedForms = new Set(
      [...forms.values()].flatMap(({ id, data }) =>
        names.includes(data.translates ?? id) ? [] : (guessForm(id, missingForms) ?? []),
      ),
    );
    return [
      ...missingForms.filter((id) => !misnamedForms.has(id)).map((id) => reportMissingForm(id, pages)),
      ...[...forms.values()].flatMap((entry) => {
        const form = formsByCopy.get(entry.data.translates ?? entry.id);
        return form === undefined
          ? [reportUnknownForm(entry, missingForms)]
          : [...checkFields(entry, form), ...checkChoices(entry, form), ...checkAcknowledgments(entry, form)];
      }),
    ];
  },
};

function reportMissingForm(id: string, pages: PageEntry[]): NewDiagnostic {
  const places = pages.flatMap((page) =>
    listForms(page)
      .filter(({ form }) => form === id)
      .map(({ section }) =>
        section === undefined ? page.file : formatPlace(page, ['sections', section, 'form']),
      ),
  );
  const neededBy = places.length === 0 ? '' : ` ${formatNeededBy(places)}`;
  const message = `This file is missing. It contains the text of the form "${id}".${neededBy}`;
  return { ...locateInFile(`content/forms/${id}.md`), message };
}

function guessForm(id: string, missingForms: string[]): string | undefined {
  return suggest(id, missingForms) ?? (missingForms.length === 1 ? missingForms[0] : undefined);
}

function reportUnknownForm({ id, file }: Entry<'forms'>, missingForms: string[]): NewDiagnostic {
  const suggestion = guessForm(id, missingForms);
  const advice =
    suggestion === undefined
      ? `The forms are: ${[...formsByCopy.keys()].join(', ')}.`
      : `Rename it to ${suggestion}.md.`;
  return { ...locateInFile(file), message: `There is no form "${id}". ${advice}` };
}

/** Compares the keys of a file with those that the code needs and knows. The intended key of a misspelled one isn't also reported as missing. */
export function compareKeys(
  actual: readonly string[],
  required: readonly string[],
  known = required,
): { missing: string[]; unknown: { key: string; suggestion: string | undefined }[] } {
  const missing = required.filter((key) => !actual.includes(key));
  const unknown = actual
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, suggestion: suggest(key, missing) }));
  const isMisspelled = (key: string) => unknown.some(({ suggestion }) => suggestion === key);
  return { missing: missing.filter((key) => !isMisspelled(key)), unknown };
}

function checkFields(entry: Entry<'forms'>, form: FormDefinition): NewDiagnostic[] {
  const names = form.fields.map(({ name }) => name);
  const { missing, unknown } = compareKeys(Object.keys(entry.data.fields), names);
  return [
    ...missing.map((name): NewDiagnostic => ({
      ...locateKey(entry, ['fields']),
      field: name,
      message: 'is missing. This form field needs a label.',
    })),
    ...unknown.map(({ key, suggestion }): NewDiagnostic => ({
      ...locateKey(entry, ['fields', key]),
      message: `is not a field of this form.${suggestion === undefined ? ` Its fields are: ${names.join(', ')}.` : suggestName(key, [suggestion])}`,
    })),
  ];
}

/** Checks that selects have choices, and that other fields, which would never show them, have none. */
function checkChoices(entry: Entry<'forms'>, { fields }: FormDefinition): NewDiagnostic[] {
  return fields.flatMap(({ name, type }): NewDiagnostic[] => {
    const fieldCopy = entry.data.fields[name];
    if (fieldCopy === undefined || (type === 'select') === fieldCopy.options.length > 0) return [];
    const message =
      type === 'select'
        ? 'needs choices: visitors choose one. List them under "options".'
        : 'has choices, but visitors type its value. Remove "options".';
    return [
      type === 'select'
        ? { ...locateKey(entry, ['fields', name]), message }
        : { ...locateValue(entry, ['fields', name, 'options']), field: name, message },
    ];
  });
}

function checkAcknowledgments(entry: Entry<'forms'>, { acknowledgments }: FormDefinition): NewDiagnostic[] {
  const { data, frontmatter } = entry;
  const expected = acknowledgments.length;
  const actual = data.acknowledgments.length;
  if (actual === expected) return [];
  const message = `must have ${expected === 0 ? 'no items in this form' : `${expected} items`}; it has ${actual === 0 ? 'none' : actual}.`;
  return [
    {
      ...(frontmatter.document.has('acknowledgments') ? locateValue : locateParent)(entry, [
        'acknowledgments',
      ]),
      message,
    },
  ];
}
