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

/** Every form has a file, and every file has texts for all fields of its form. */
export const completeForms: SiteRule = {
  id: 'form-copy',
  severity: 'error',
  why: 'Visitors can’t fill in a field without a label.',
  run: ({ entries, sources }) => {
    const { forms } = entries;
    const pages = listEntries(entries).filter((entry) => isPageEntry(entry));
    const names = [...formsByCopy.keys()];
    const missing = names.filter((id) => !sources.has(`content/forms/${id}.md`));
    const renamed = new Set(
      [...forms.values()].flatMap(({ id, data }) =>
        names.includes(data.translates ?? id) ? [] : (guessForm(id, missing) ?? []),
      ),
    );
    return [
      ...missing.filter((id) => !renamed.has(id)).map((id) => reportMissingForm(id, pages)),
      ...[...forms.values()].flatMap((entry) => {
        const form = formsByCopy.get(entry.data.translates ?? entry.id);
        return form === undefined
          ? [reportUnknownForm(entry, missing)]
          : [...checkFields(entry, form), ...checkChoices(entry, form), ...checkStatements(entry, form)];
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
  const by = places.length === 0 ? '' : ` ${formatNeededBy(places)}`;
  const message = `This file is missing. It contains the text of the form "${id}".${by}`;
  return { ...locateInFile(`content/forms/${id}.md`), message };
}

function guessForm(id: string, missing: string[]): string | undefined {
  return suggest(id, missing) ?? (missing.length === 1 ? missing[0] : undefined);
}

function reportUnknownForm({ id, file }: Entry<'forms'>, missing: string[]): NewDiagnostic {
  const meant = guessForm(id, missing);
  const advice =
    meant === undefined ? `The forms are: ${[...formsByCopy.keys()].join(', ')}.` : `Rename it: ${meant}.md.`;
  return { ...locateInFile(file), message: `There is no form "${id}". ${advice}` };
}

function checkFields(entry: Entry<'forms'>, form: FormDefinition): NewDiagnostic[] {
  const { data } = entry;
  const names = form.fields.map(({ name }) => name);
  const describedNames = Object.keys(data.fields);
  const missingNames = names.filter((name) => !describedNames.includes(name));
  const unknown = describedNames.filter((name) => !names.includes(name));
  const misspelled = new Set(unknown.flatMap((name) => suggest(name, missingNames) ?? []));
  return [
    ...missingNames
      .filter((name) => !misspelled.has(name))
      .map((name): NewDiagnostic => ({
        ...locateKey(entry, ['fields']),
        field: name,
        message: 'is missing. This form field needs a label.',
      })),
    ...unknown.map((name): NewDiagnostic => ({
      ...locateKey(entry, ['fields', name]),
      message: `is not a field of this form.${suggestName(name, missingNames) || ` Its fields are: ${names.join(', ')}.`}`,
    })),
  ];
}

/** A select needs choices, and other fields would never show them. */
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

function checkStatements(entry: Entry<'forms'>, { acknowledgments }: FormDefinition): NewDiagnostic[] {
  const { data, frontmatter } = entry;
  const statements = acknowledgments.length;
  const count = data.acknowledgments.length;
  if (count === statements) return [];
  const message = `must have ${statements === 0 ? 'no items in this form' : `${statements} items`}; it has ${count === 0 ? 'none' : count}.`;
  return [
    {
      ...(frontmatter.document.has('acknowledgments') ? locateValue : locateParent)(entry, [
        'acknowledgments',
      ]),
      message,
    },
  ];
}
