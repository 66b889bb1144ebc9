import { isMap, isNode } from 'yaml';
import type { FormDefinition } from '#forms/definition.ts';
import { formsByCopy } from '#forms/forms.ts';
import type { Problem } from '../../report/problem.ts';
import { didYouMean, suggest } from '../../report/suggest.ts';
import type { Entries, Entry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';

/** Every form has its file, and every file the words of all its form's fields. */
export function checkForms({ forms }: Entries, sources: ReadonlyMap<string, string>): Problem[] {
  const names = [...formsByCopy.keys()];
  const missing = names.filter((id) => !sources.has(`content/forms/${id}.md`));
  const renamed = new Set(
    [...forms.keys()].flatMap((id) => (names.includes(id) ? [] : (meantForm(id, missing) ?? []))),
  );
  return [
    ...missing.filter((id) => !renamed.has(id)).map(missingForm),
    ...[...forms.values()].flatMap((entry) => {
      const form = formsByCopy.get(entry.id);
      return form === undefined
        ? [unknownForm(entry, missing)]
        : [...fieldFaults(entry, form), ...choiceFaults(entry, form), ...statementFaults(entry, form)];
    }),
  ];
}

function missingForm(id: string): Problem {
  const message = `This file is missing. It holds the words of the form "${id}".`;
  return { file: `content/forms/${id}.md`, line: 1, column: 1, message, severity: 'error' };
}

function meantForm(id: string, missing: string[]): string | undefined {
  return suggest(id, missing) ?? (missing.length === 1 ? missing[0] : undefined);
}

function unknownForm({ id, file }: Entry<'forms'>, missing: string[]): Problem {
  const meant = meantForm(id, missing);
  const advice =
    meant === undefined ? `The forms are: ${[...formsByCopy.keys()].join(', ')}.` : `Rename it: ${meant}.md.`;
  return { file, line: 1, column: 1, message: `There is no form "${id}". ${advice}`, severity: 'error' };
}

function fieldFaults({ data, frontmatter }: Entry<'forms'>, form: FormDefinition): Problem[] {
  const names = form.fields.map(({ name }) => name);
  const given = Object.keys(data.fields);
  const wanting = names.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !names.includes(name));
  const misspelled = new Set(unknown.flatMap((name) => suggest(name, wanting) ?? []));
  return [
    ...wanting
      .filter((name) => !misspelled.has(name))
      .map((name) => ({
        ...problemAt(frontmatter, ['fields'], 'key'),
        field: name,
        message: 'is missing. The form has this field, and it needs its label.',
      })),
    ...unknown.map((name) => ({
      ...problemAt(frontmatter, ['fields', name], 'key'),
      field: name,
      message: `is not a field of this form.${didYouMean(name, wanting) || ` Its fields are: ${names.join(', ')}.`}`,
    })),
  ];
}

/** A select without choices can't be filled in, and choices of another field would never be shown. */
function choiceFaults({ data, frontmatter }: Entry<'forms'>, { fields }: FormDefinition): Problem[] {
  return fields.flatMap(({ name, type }) => {
    const words = data.fields[name];
    if (words === undefined || (type === 'select') === words.options.length > 0) return [];
    const message =
      type === 'select'
        ? 'needs choices: visitors choose one. List them under "options".'
        : 'has choices, but visitors type it. Remove "options".';
    return [{ ...problemAt(frontmatter, ['fields', name], 'key'), field: name, message }];
  });
}

function statementFaults(
  { data, frontmatter }: Entry<'forms'>,
  { acknowledgments }: FormDefinition,
): Problem[] {
  const statements = acknowledgments.length;
  const found = data.acknowledgments.length;
  if (found === statements) return [];
  const has =
    isMap(frontmatter.document.contents) && isNode(frontmatter.document.get('acknowledgments', true));
  const message = `must have ${statements === 0 ? 'no items in this form' : `${statements} items`}; it has ${found === 0 ? 'none' : found}.`;
  return [
    {
      ...problemAt(frontmatter, ['acknowledgments'], has ? 'key' : 'parent'),
      field: 'acknowledgments',
      message,
    },
  ];
}
