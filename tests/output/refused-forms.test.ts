/** The page that shows a refused form again, without scripts, asks for what the form on the site asks for. */
import { expect, test } from 'vitest';
import type { FormField } from '../../supabase/functions/_shared/form/form-kind.ts';
import { consultationFields, leadFields } from '../../supabase/functions/_shared/form/labels.ts';
import { pages } from './support/site.ts';

type Asked = Pick<FormField, 'name' | 'type' | 'required' | 'choices'> & {
  autocomplete?: string | undefined;
};

const forms = new Map(
  pages
    .flatMap(({ root }) => root.querySelectorAll('form[action]'))
    .map((form) => [form.querySelector('[name=kind]')?.getAttribute('value') ?? 'consultation', form]),
);

/** Boxes are asked for by the forms' own check, and the choice of a county by the intake alone. */
function onSite(kind: string): Asked[] {
  const controls = forms.get(kind)?.querySelectorAll('.field input, .field select, .field textarea') ?? [];
  return controls.map((control) => {
    const type = control.getAttribute('type') ?? control.localName;
    return asked({
      name: control.getAttribute('name') ?? '',
      type: type as FormField['type'],
      required: type === 'checkbox' || control.hasAttribute('required'),
      autocomplete: control.getAttribute('autocomplete') ?? undefined,
      choices: control.querySelectorAll('option:not([value=""])').map((option) => option.textContent),
    });
  });
}

function asked({ name, type, required, autocomplete, choices = [] }: Asked): Asked {
  return { name, type, required, ...(autocomplete ? { autocomplete } : {}), choices };
}

test.each([...leadFields, ['consultation', consultationFields] as const])('%s', (kind, fields) => {
  const site = onSite(kind);
  expect(site.length).toBe(fields.length);
  const free = fields.find(({ name }) => name === 'county')?.type === 'text';
  const compared = site.map((field) =>
    field.name === 'county' && free ? { ...field, type: 'text', choices: [] } : field,
  );
  expect(fields.map(asked)).toEqual(compared);
});
