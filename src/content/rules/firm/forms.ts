import { isMap, isNode } from 'yaml';
import { didYouMean, suggest } from '../../report/suggest.ts';
import { formShapes } from '../../routes/page-places.ts';
import type { FormShape } from '../../routes/page-places.ts';
import type { Entry } from '../../site.ts';
import type { Report, SiteRule } from '../rule.ts';

/** Every form has its file, and every file the words of all its form's fields. */
export const formWords: SiteRule = {
  id: 'form-words',
  severity: 'error',
  why: 'A form whose field has no words can’t be filled in.',
  run: ({ entries: { forms }, sources }) => {
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
  },
};

function missingForm(id: string): Report {
  const message = `This file is missing. It holds the words of the form "${id}".`;
  return { at: { file: `content/forms/${id}.md` }, message };
}

function meantForm(id: string, missing: string[]): string | undefined {
  return suggest(id, missing) ?? (missing.length === 1 ? missing[0] : undefined);
}

function unknownForm({ id, file }: Entry<'forms'>, missing: string[]): Report {
  const meant = meantForm(id, missing);
  const advice =
    meant === undefined ? `The forms are: ${Object.keys(formShapes).join(', ')}.` : `Rename it: ${meant}.md.`;
  return { at: { file }, message: `There is no form "${id}". ${advice}` };
}

function fieldFaults(entry: Entry<'forms'>, { fields }: FormShape): Report[] {
  const { data } = entry;
  const given = Object.keys(data.fields);
  const wanting = fields.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !fields.includes(name));
  const misspelled = new Set(unknown.flatMap((name) => suggest(name, wanting) ?? []));
  return [
    ...wanting
      .filter((name) => !misspelled.has(name))
      .map((name): Report => ({
        at: { entry, path: ['fields'], on: 'key' },
        field: name,
        message: 'is missing. The form has this field, and it needs its label.',
      })),
    ...unknown.map((name): Report => ({
      at: { entry, path: ['fields', name], on: 'key' },
      message: `is not a field of this form.${didYouMean(name, wanting) || ` Its fields are: ${fields.join(', ')}.`}`,
    })),
  ];
}

function statementFaults(entry: Entry<'forms'>, { statements }: FormShape): Report[] {
  const { data, frontmatter } = entry;
  const found = data.acknowledgments.length;
  if (found === statements) return [];
  const has =
    isMap(frontmatter.document.contents) && isNode(frontmatter.document.get('acknowledgments', true));
  const message = `must have ${statements === 0 ? 'no items in this form' : `${statements} items`}; it has ${found === 0 ? 'none' : found}.`;
  return [{ at: { entry, path: ['acknowledgments'], on: has ? 'key' : 'parent' }, message }];
}
