import type { FormDefinition } from '#forms/definition.ts';
import { formsByCopy } from '#forms/forms.ts';
import { didYouMean, suggest } from '#content/report/suggest.ts';
import { neededBy, placeOf } from '#content/rules/engine/files.ts';
import type { NewDiagnostic } from '#content/rules/rule.ts';
import { everyEntry, isPageEntry } from '#content/site.ts';
import { formsOn } from '../page-parts.ts';
import type { Entry, PageEntry } from '../site.ts';
import type { SiteRule } from './rule.ts';
import { atFile, atKey, atParent, atValue } from '#content/rules/at.ts';

/** Every form has a file, and every file has texts for all fields of its form. */
export const completeForms: SiteRule = {
  id: 'form-words',
  severity: 'error',
  why: 'Visitors can’t fill in a field without a label.',
  run: ({ entries, sources }) => {
    const { forms } = entries;
    const pages = everyEntry(entries).filter((entry) => isPageEntry(entry));
    const names = [...formsByCopy.keys()];
    const missing = names.filter((id) => !sources.has(`content/forms/${id}.md`));
    const renamed = new Set(
      [...forms.values()].flatMap(({ id, data }) =>
        names.includes(data.translates ?? id) ? [] : (meantForm(id, missing) ?? []),
      ),
    );
    return [
      ...missing.filter((id) => !renamed.has(id)).map((id) => missingForm(id, pages)),
      ...[...forms.values()].flatMap((entry) => {
        const form = formsByCopy.get(entry.data.translates ?? entry.id);
        return form === undefined
          ? [unknownForm(entry, missing)]
          : [
              ...fieldProblems(entry, form),
              ...choiceProblems(entry, form),
              ...statementProblems(entry, form),
            ];
      }),
    ];
  },
};

function missingForm(id: string, pages: PageEntry[]): NewDiagnostic {
  const places = pages.flatMap((page) =>
    formsOn(page)
      .filter(({ form }) => form === id)
      .map(({ section }) =>
        section === undefined ? page.file : placeOf(page, ['sections', section, 'form']),
      ),
  );
  const by = places.length === 0 ? '' : ` ${neededBy(places)}`;
  const message = `This file is missing. It contains the text of the form "${id}".${by}`;
  return { ...atFile(`content/forms/${id}.md`), message };
}

function meantForm(id: string, missing: string[]): string | undefined {
  return suggest(id, missing) ?? (missing.length === 1 ? missing[0] : undefined);
}

function unknownForm({ id, file }: Entry<'forms'>, missing: string[]): NewDiagnostic {
  const meant = meantForm(id, missing);
  const advice =
    meant === undefined ? `The forms are: ${[...formsByCopy.keys()].join(', ')}.` : `Rename it: ${meant}.md.`;
  return { ...atFile(file), message: `There is no form "${id}". ${advice}` };
}

function fieldProblems(entry: Entry<'forms'>, form: FormDefinition): NewDiagnostic[] {
  const { data } = entry;
  const names = form.fields.map(({ name }) => name);
  const given = Object.keys(data.fields);
  const wanting = names.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !names.includes(name));
  const misspelled = new Set(unknown.flatMap((name) => suggest(name, wanting) ?? []));
  return [
    ...wanting
      .filter((name) => !misspelled.has(name))
      .map((name): NewDiagnostic => ({
        ...atKey(entry, ['fields']),
        field: name,
        message: 'is missing. This form field needs a label.',
      })),
    ...unknown.map((name): NewDiagnostic => ({
      ...atKey(entry, ['fields', name]),
      message: `is not a field of this form.${didYouMean(name, wanting) || ` Its fields are: ${names.join(', ')}.`}`,
    })),
  ];
}

/** A select needs choices, and other fields would never show them. */
function choiceProblems(entry: Entry<'forms'>, { fields }: FormDefinition): NewDiagnostic[] {
  return fields.flatMap(({ name, type }): NewDiagnostic[] => {
    const words = entry.data.fields[name];
    if (words === undefined || (type === 'select') === words.options.length > 0) return [];
    const message =
      type === 'select'
        ? 'needs choices: visitors choose one. List them under "options".'
        : 'has choices, but visitors type its value. Remove "options".';
    return [
      type === 'select'
        ? { ...atKey(entry, ['fields', name]), message }
        : { ...atValue(entry, ['fields', name, 'options']), field: name, message },
    ];
  });
}

function statementProblems(entry: Entry<'forms'>, { acknowledgments }: FormDefinition): NewDiagnostic[] {
  const { data, frontmatter } = entry;
  const statements = acknowledgments.length;
  const found = data.acknowledgments.length;
  if (found === statements) return [];
  const message = `must have ${statements === 0 ? 'no items in this form' : `${statements} items`}; it has ${found === 0 ? 'none' : found}.`;
  return [
    {
      ...(frontmatter.document.has('acknowledgments') ? atValue : atParent)(entry, ['acknowledgments']),
      message,
    },
  ];
}
