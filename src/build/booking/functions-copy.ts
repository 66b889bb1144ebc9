import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataOf } from '#practice/collections.ts';
import { toPlainText } from '#content/markdown/compile.ts';
import { getEntry } from '#content/site.ts';
import { languages } from '#content/languages/languages.ts';
import type { Language } from '#content/languages/languages.ts';
import type { Site } from '#practice/site.ts';
import { formsByCopy } from '#forms/forms.ts';
import type { FormPageCopy } from '#functions/http/form-page.ts';

export const formCopyFile = 'supabase/functions/_shared/handlers/form-copy.ts';

export const outOfDateMessage = `${formCopyFile} is out of date: when a form is rejected, its page would show outdated text.
Regenerate it: npm run check -- --write-forms
Then deploy the functions again (supabase/README.md).`;

const fileHeader = `/** Texts of the forms in content/forms. \`npm run check -- --write-forms\` generates this file: do not edit it. */
import type { FormPageCopy, TranslatedForms } from '../http/form-page.ts';

`;

/** Generates the text of all forms as a file that is deployed with the functions, because they can't read the content. */
export function generateFormCopy(site: Site): string {
  const translatedForms = languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const { messages = {} } = getEntry(site, 'frames', language).data;
      return [language, { messages, forms: collectForms(site, language) }];
    });
  return [
    fileHeader,
    formatConstant('formCopy', collectForms(site, 'en'), 'Readonly<Record<string, FormPageCopy>>'),
    '\n',
    formatConstant(
      'translatedForms',
      Object.fromEntries(translatedForms),
      'Readonly<Record<string, TranslatedForms>>',
    ),
  ].join('');
}

function formatConstant(name: string, value: object, type: string): string {
  const lines = Object.entries(value).map(([key, item]) => `  '${key}': ${JSON.stringify(item)},\n`);
  return `// oxfmt-ignore\nexport const ${name} = {\n${lines.join('')}} satisfies ${type};\n`;
}

function collectForms(site: Site, language: Language): Record<string, FormPageCopy> {
  const forms = [...site.entries.forms.values()]
    .filter(({ data }) => data.language === language)
    .map(({ id, data }) => {
      const originalId = data.translates ?? id;
      return [originalId, buildFormPageCopy(site, originalId, data)] as const;
    });
  return Object.fromEntries(forms);
}

/** Writes the form text. If it changed, prints a reminder to deploy the functions. */
export async function writeFormCopy(root: string, site: Site): Promise<void> {
  if (!(await isOutOfDate(root, site))) return console.log(`${formCopyFile} is up to date.`);
  await writeFile(join(root, formCopyFile), generateFormCopy(site));
  console.log(`Wrote ${formCopyFile}. Deploy the functions again (supabase/README.md).`);
}

/** Whether the file differs from the content. A folder without functions is never out of date. */
export async function isOutOfDate(root: string, site: Site): Promise<boolean> {
  const text = await readFile(join(root, formCopyFile), 'utf8').catch(() => undefined);
  return text !== undefined && text !== generateFormCopy(site);
}

function buildFormPageCopy(site: Site, id: string, data: DataOf<'forms'>): FormPageCopy {
  const { required, call } = getEntry(site, 'frames', data.language).data;
  const countyFields = formsByCopy.get(id)?.fields.filter(({ offersCounties }) => offersCounties) ?? [];
  const textInputNames = countyFields.map(({ name }) => name);
  const fields = Object.entries(data.fields).map(([name, { label, hint, options, prompt }]) => {
    // The options differ by page, so this field is a text input on the page that redisplays a rejected form.
    const optionProps = options.length === 0 || textInputNames.includes(name) ? {} : { options, prompt };
    return [name, { label, hint, ...optionProps }];
  });
  return {
    title: data.title,
    fields: Object.fromEntries(fields),
    acknowledgments: data.acknowledgments.map(toPlainText),
    callInstead: data.callInstead,
    call,
    disclaimer: getEntry(site, 'disclaimers', data.disclaimer).data.texts[data.language],
    required,
  };
}
