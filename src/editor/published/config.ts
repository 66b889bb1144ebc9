/** Generates Sveltia's configuration from the schemas and the list of collections. */
import { collections, isPageCollection } from '#practice/collections.ts';
import type { CollectionName } from '#practice/collections.ts';
import { capitalize, formatLabel, formatPluralLabel } from '#content/fields/labels.ts';
import { languages } from '#content/languages/languages.ts';
import type { SourceFile } from '#content/source/content-files.ts';
import { buildFields } from './cms-fields.ts';
import type { CmsField, CmsFormContext } from './cms-fields.ts';
import { perLanguageCollections } from '../reference/form-url.ts';
import { findTitleField } from '#content/fields/json-schema.ts';
import { buildFieldSchema } from '../reference/shapes.ts';
import { namePlaceholder } from './templates.ts';
import type { EntryTemplate, Templates } from './templates.ts';
import { bodyField } from '../fields/values.ts';
import { buildFormatName, packText, sourceField } from './whole-file.ts';

/** The GitHub repository with the content, where each change becomes a pull request, and the URL of the sign-in service. */
type ContentStorage = { repository: string; signInUrl?: string };

/** A collection, or one file of a group. Undefined options aren't part of the configuration. */
type CmsCollection = {
  name?: string;
  create?: boolean;
  fields?: CmsField[];
  files?: CmsCollection[];
  [option: string]: unknown;
};

type Config = { collections: CmsCollection[]; [option: string]: unknown };

const collectionNames = Object.keys(collections) as CollectionName[];

/** Builds the configuration. Collections with one file, or one per language, are grouped. New files start from templates. */
export function buildAdminConfig(files: SourceFile[], templates: Templates, storage: ContentStorage): Config {
  const folders = collectionNames.filter(
    (name) => collections[name].file === undefined && !perLanguageCollections.includes(name),
  );
  const singleFileNames = collectionNames.filter((name) => !folders.includes(name));
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: storage.repository,
      branch: 'main',
      squash_merges: true,
      ...(storage.signInUrl === undefined ? { auth_methods: ['token'] } : { base_url: storage.signInUrl }),
      commit_messages: {
        create: 'Add {{path}}',
        update: 'Change {{path}}',
        uploadMedia: 'Add {{path}}',
      },
    },
    publish_mode: 'editorial_workflow',
    app_title: 'Content',
    logo: { src: '/favicon.svg' },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: 25_000_000, slugify_filename: true, transformations } },
      stock_assets: false,
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    i18n: {
      structure: 'multiple_files',
      locales: [...languages],
      default_locale: 'en',
      initial_locales: 'all',
    },
    editor: { preview: false },
    collections: [
      ...folders.filter(isPageCollection).flatMap((name) => buildFolders(name, files, templates)),
      { divider: true },
      ...folders
        .filter((name) => !isPageCollection(name))
        .flatMap((name) => buildFolders(name, files, templates)),
      { divider: true },
      {
        name: 'whole-site',
        label: 'Whole site',
        description: 'Content types with one file, or one per language.',
        i18n: true,
        files: singleFileNames.map((name) => buildFile(name, files)),
      },
    ],
  };
}

/** Pictures are scaled down in the browser before upload. */
const transformations = {
  raster_image: { format: 'webp', quality: 82, width: 2000, height: 2000 },
  svg: { optimize: true },
} as const;

/** Builds the collections of a folder and its subfolders, because Sveltia needs one for each. */
function buildFolders(name: CollectionName, allFiles: SourceFile[], templates: Templates): CmsCollection[] {
  const files = selectFiles(name, allFiles);
  const subfolders = new Set(files.map(({ path }) => path.split('/').slice(2, -1).join('/')));
  const { noun, mdx } = collections[name];
  const template = templates[name];
  const title = findTitleField(buildFieldSchema(name));
  const isMdx = mdx === 'parts' || files.some(({ path }) => path.endsWith('.mdx'));
  const nameField = Object.entries(template?.values ?? {}).find(
    ([, value]) => value === namePlaceholder,
  )?.[0];
  const common = {
    label_singular: noun,
    format: buildFormatName(name),
    extension: isMdx ? 'mdx' : 'md',
    identifier_field: title,
    summary: title && `{{${title}}}`,
    sortable_fields: title && [title],
    slug: { template: nameField && `{{${nameField}}}`, editable: ['create'] },
    delete: false,
    fields: buildFormFields({ collection: name, files }, template),
  };
  return ['', ...subfolders.difference(new Set(['']))].map((subfolder) => {
    const steps = subfolder.split('/').filter(Boolean);
    const folder = ['content', name, ...steps].join('/');
    return {
      name: [name, ...steps].join('-'),
      label: [formatPluralLabel(noun), ...steps.map(formatLabel)].join(' / '),
      description: `Files in ${folder}.`,
      folder,
      create: template !== undefined && subfolder === '',
      ...common,
    };
  });
}

function buildFile(name: CollectionName, files: SourceFile[]): CmsCollection {
  const { noun, file } = collections[name];
  const isSideBySide = perLanguageCollections.includes(name);
  return {
    name,
    label: isSideBySide ? formatPluralLabel(noun) : capitalize(noun),
    file: file ?? `content/${name}/{{locale}}.md`,
    format: buildFormatName(name),
    i18n: isSideBySide,
    fields: buildFormFields({
      collection: name,
      files: selectFiles(name, files),
      i18n: isSideBySide || undefined,
    }),
  };
}

/**
 * Builds the fields of a form: required ones, optional ones, and a hidden field with the original text, to preserve
 * everything that no field shows. A new file starts with the values of the template.
 */
function buildFormFields(form: CmsFormContext, template?: EntryTemplate): CmsField[] {
  const { collection, i18n } = form;
  const { body, noun } = collections[collection];
  const bodyTextField: CmsField = {
    name: bodyField,
    label: 'Text',
    widget: 'text',
    hint: `The text of the ${noun}, in Markdown. It follows the fields in the file.`,
    required: body === 'required',
    default: template?.body || undefined,
    i18n,
  };
  const fields = buildFields(buildFieldSchema(collection), form).map((field): CmsField => {
    const value = template?.values[field.name] ?? undefined;
    // Text inputs hold numbers as strings, so a number's default must be a string.
    return { ...field, default: typeof value === 'number' ? String(value) : value };
  });
  const { required = [], optional = [] } = Object.groupBy(
    [...fields, ...(body === 'none' ? [] : [bodyTextField])],
    (field) => (field['required'] === true ? 'required' : 'optional'),
  );
  const source = { name: sourceField, widget: 'hidden', default: template && packText(template.text), i18n };
  return [...required, ...optional, source];
}

function selectFiles(name: CollectionName, files: SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`content/${name}/`));
}
