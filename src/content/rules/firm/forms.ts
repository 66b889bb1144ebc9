import { isMap, isNode } from 'yaml';
import type { Problem } from '../../report/problem.ts';
import { didYouMean, suggest } from '../../report/suggest.ts';
import { formShapes } from '../../routes/page-places.ts';
import type { FormShape } from '../../routes/page-places.ts';
import type { Entries, Entry } from '../../site.ts';
import { problemAt } from '../../source/places.ts';

/** Every form has its file, and every file the words of all its form's fields. */
export function checkForms({ forms }: Entries, sources: ReadonlyMap<string, string>): Problem[] {
  const names = Object.keys(formShapes);
  const missing = names.filter((id) => !sources.has(`content/forms/${id}.md`));
  const renamed = new Set(
    [...forms.keys()].flatMap((id) => (names.includes(id) ? [] : (meantForm(id, missing) ?? []))),
  );
  return [
    ...missing.filter((id) => !renamed.has(id)).map(missingForm),
    ...[...forms.values()].flatMap((entry) => {
      const shape = formShapes[entry.id];
      return shape === undefined
        ? [unknownForm(entry, missing)]
        : [...fieldFaults(entry, shape), ...statementFaults(entry, shape)];
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
    meant === undefined ? `The forms are: ${Object.keys(formShapes).join(', ')}.` : `Rename it: ${meant}.md.`;
  return { file, line: 1, column: 1, message: `There is no form "${id}". ${advice}`, severity: 'error' };
}

function fieldFaults({ data, frontmatter }: Entry<'forms'>, { fields }: FormShape): Problem[] {
  const given = Object.keys(data.fields);
  const wanting = fields.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !fields.includes(name));
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
      message: `is not a field of this form.${didYouMean(name, wanting) || ` Its fields are: ${fields.join(', ')}.`}`,
    })),
  ];
}

function statementFaults({ data, frontmatter }: Entry<'forms'>, { statements }: FormShape): Problem[] {
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
