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
import type { Templates } from './templates.ts';
import { bodyField } from '../fields/values.ts';
import { buildFormatName, packText, sourceField } from './whole-file.ts';

/** The GitHub repository with the content, where each change becomes a pull request, and the URL of the sign-in service. */
type ContentStorage = { repository: string; signInUrl?: string };

/** A collection, or one file of a group. */
type CmsCollection = {
  name?: string;
  file?: string;
  create?: boolean;
  i18n?: boolean;
  fields?: CmsField[];
  files?: CmsCollection[];
  [option: string]: unknown;
};

type Config = { collections: CmsCollection[]; [option: string]: unknown };

const collectionNames = Object.keys(collections) as CollectionName[];

/** Builds the configuration. Collections with a single file are grouped. New files start from templates. */
export function buildAdminConfig(files: SourceFile[], templates: Templates, storage: ContentStorage): Config {
  const folders = collectionNames.filter(
    (name) => collections[name].file === undefined && !perLanguageCollections.includes(name),
  );
  const singleFileNames = collectionNames.filter((name) => !folders.includes(name));
  return {
    load_config_file: false,
    ...buildBackend(storage),
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

function buildBackend(storage: ContentStorage): object {
  return {
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
  };
}

/** Builds the collections of a folder and its subfolders, because Sveltia needs one for each. */
function buildFolders(name: CollectionName, files: SourceFile[], templates: Templates): CmsCollection[] {
  const subfolders = selectFiles(name, files).map(({ path }) => path.split('/').slice(2, -1).join('/'));
  const uniqueSubfolders = [...new Set(subfolders)].filter((folder) => folder !== '');
  return ['', ...uniqueSubfolders].map((folder) => buildFolder(name, folder, files, templates));
}

function buildFolder(
  name: CollectionName,
  subfolder: string,
  files: SourceFile[],
  templates: Templates,
): CmsCollection {
  const { noun } = collections[name];
  const folder = ['content', name, subfolder].filter(Boolean).join('/');
  const template = templates[name];
  const filesOfCollection = selectFiles(name, files);
  const nameField = Object.entries(template?.values ?? {}).find(
    ([, value]) => value === namePlaceholder,
  )?.[0];
  const title = findTitleField(buildFieldSchema(name));
  return {
    name: [name, ...subfolder.split('/').filter(Boolean)].join('-'),
    label: [formatPluralLabel(noun), ...subfolder.split('/').filter(Boolean).map(formatLabel)].join(' / '),
    label_singular: noun,
    description: `Files in ${folder}.`,
    folder,
    format: buildFormatName(name),
    extension:
      collections[name].mdx === 'parts' || filesOfCollection.some(({ path }) => path.endsWith('.mdx'))
        ? 'mdx'
        : 'md',
    ...(title === undefined
      ? {}
      : { identifier_field: title, summary: `{{${title}}}`, sortable_fields: [title] }),
    slug: { ...(nameField === undefined ? {} : { template: `{{${nameField}}}` }), editable: ['create'] },
    create: template !== undefined && subfolder === '',
    delete: false,
    fields: buildFormFields({ collection: name, files: filesOfCollection, template, isSideBySide: false }),
  };
}

function buildFile(name: CollectionName, files: SourceFile[]): CmsCollection {
  const { noun } = collections[name];
  const isSideBySide = perLanguageCollections.includes(name);
  return {
    name,
    label: isSideBySide ? formatPluralLabel(noun) : capitalize(noun),
    file: collections[name].file ?? `content/${name}/{{locale}}.md`,
    format: buildFormatName(name),
    i18n: isSideBySide,
    fields: buildFormFields({ collection: name, files: selectFiles(name, files), isSideBySide }),
  };
}

/**
 * Builds the fields of a form: required ones, optional ones, and a hidden field with the original text, to preserve
 * everything that no field shows.
 */
function buildFormFields(form: CmsFormContext): CmsField[] {
  const { collection, template } = form;
  const { body, noun } = collections[collection];
  const i18n = form.isSideBySide ? { i18n: true } : {};
  const bodyTextField: CmsField = {
    name: bodyField,
    label: 'Text',
    widget: 'text',
    hint: `The text of the ${noun}, in Markdown. It follows the fields in the file.`,
    required: body === 'required',
    ...(template === undefined || template.body === '' ? {} : { default: template.body }),
    ...i18n,
  };
  const fields = [
    ...buildFields(buildFieldSchema(collection), form),
    ...(body === 'none' ? [] : [bodyTextField]),
  ];
  return [
    ...fields.filter(({ required }) => required === true),
    ...fields.filter(({ required }) => required !== true),
    { name: sourceField, widget: 'hidden', ...(template && { default: packText(template.text) }), ...i18n },
  ];
}

function selectFiles(name: CollectionName, files: SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`content/${name}/`));
}
