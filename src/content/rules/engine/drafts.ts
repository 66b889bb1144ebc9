import { fillInMarker } from '../../fields/kinds.ts';
import { languages } from '../../languages/languages.ts';
import { joinPatterns } from '../../languages/lexicons.ts';
import type { EntryRule, SourceRule } from '../rule.ts';
import { locateRange } from '../locate.ts';
import { isInNote } from '../visible-texts.ts';
import { findPatterns } from './text-patterns.ts';
import type { TextPattern } from './text-patterns.ts';

const explainDraftNote = (match: string) =>
  `"${match}" looks like a note in a draft. Write the final text, remove it, or move it to a "note" field.`;
const explainWordLeftover = (match: string) =>
  `"${match}" is left over from Word. Write the final text, or remove it.`;

const explainFileName = (match: string) =>
  `"${match}" is a file name. Describe what the file shows, for people who can’t see it.`;

const leftovers: readonly TextPattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\\)\[(?:(?:${joinPatterns(({ authorNoteStarts }) => authorNoteStarts)})(?![\p{L}-])[^\]\n]{0,80}|\?+)\](?!\()`,
      'giu',
    ),
    message: explainDraftNote,
    severity: 'error',
  },
  {
    pattern: /(?<!\\)\[(?!PDF\])\p{Lu}[\p{Lu} _-]{2,40}\](?!\()/gu,
    message: explainDraftNote,
    severity: 'warning',
  },
  { pattern: /(?<=\p{L})\[[A-Z]{1,3}\d{1,3}\]/gu, message: explainWordLeftover, severity: 'error' },
  {
    pattern: /Error! (?:Reference|Bookmark|Hyperlink|No )[^.\n]*\.?/g,
    message: explainWordLeftover,
    severity: 'error',
  },
  { pattern: /HYPERLINK\s+"?[^"\s]*"?/g, message: explainWordLeftover, severity: 'error' },
  {
    pattern:
      /\((?:DRAFT|[Dd]raft)(?: (?:v|version )?\.?\d+(?:\.\d+)?)?\)|(?<!\p{L})DRAFT(?: v?\d+)?(?!\p{L})/gu,
    message: explainDraftNote,
    severity: 'warning',
  },
  {
    pattern: /(?<!\p{L})(?:@todo|TODO|TBD|TBA|FIXME|XXX+|ХХХ+|[Ll]orem ipsum)(?!\p{L})/gu,
    message: explainDraftNote,
    severity: 'error',
  },
  {
    pattern: /(?<!\\)\[(?:deleted|inserted|moved|formatted|comment(?:ed)?)(?: \w+)?:[^[\]\n]*\](?!\()/gi,
    message: explainWordLeftover,
    severity: 'error',
  },
  {
    pattern: /(?<![\\_])_{4,}/g,
    message: () => 'Visitors can’t fill in a blank line here. Write the final text, or remove it.',
    severity: 'error',
  },
  {
    pattern:
      /as an AI(?: language)? model|como modelo de lenguaje|як мовна модель|как языковая модель|(?:certainly|sure|of course)! (?:here(?:’|'| i)s|below is)[^.:\n]*[.:]?|here(?: is|’s|'s) (?:a|the|your) (?:revised|rewritten|improved|updated) (?:version|draft|text)[^.:\n]*[.:]?/giu,
    message: (match) =>
      `"${match}" looks like a comment from a writing assistant. Remove it, and reread the text.`,
    severity: 'error',
  },
  {
    pattern:
      /(?<=^|\n|[.!?] )\p{Lu}\p{Ll}+, (?:please|can you|could you) (?:check|confirm|review|verify|proofread|look|add|fix|update)[^.!?\n]*[.!?]?|(?:check|confirm|review|verify|look)[^.!?\n]{0,40}before (?:(?:we|you) (?:publish|post|upload)|(?:it|this) goes (?:live|online))[.!?]?/gu,
    message: explainDraftNote,
    severity: 'warning',
  },
  {
    pattern:
      /WhatsApp (?:Image|Video) \d{4}-\d\d-\d\d at [\d.]+(?: [AP]M)?|(?<![\w/.-])(?:image|photo|picture|foto|фото)[_-]?\d+(?![\w.-])(?<!\]\([^)\n]{0,300})/giu,
    message: explainFileName,
    severity: 'error',
  },
  {
    pattern:
      /(?<![\w/.-])(?:(?:MV)?IMG|DSC[NF]?|PXL|Screenshot)[_ -]?\d{3}[\w-]*(?:\.[a-z]{3,4})?(?![\w-])/gi,
    message: explainFileName,
    severity: 'error',
  },
  {
    // Picture paths contain file names; another rule reports spaces in them.
    pattern:
      /(?<![\w/.-])[\w-]+\.(?:jpe?g|png|heic|webp|gif|avif|svg|tiff?|docx?)(?![\w-])(?<!\]\([^)\n]{0,300})/gi,
    message: explainFileName,
    severity: 'warning',
  },
  {
    pattern:
      /(?<![^\s"])[^\s"]*(?:â€[\u0080-\u00BF\u0152-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|(?:[ÐÑ][\u0080-\u00BF\u0152-\u2122]){2,})[^\s"]*/g,
    message: (match) => `"${match}" was saved in the wrong encoding. Retype it, and save the file as UTF-8.`,
    severity: 'error',
  },
];

/** Leftovers from drafts and Word, and wrongly encoded characters, in text for visitors. */
export const draftRemarks: SourceRule = {
  id: 'draft-remarks',
  severity: 'error',
  why: 'Notes for later must not go live.',
  run: (entry) => findPatterns(entry, leftovers),
};

/**
 * FILL IN from "npm run new" must be replaced before a page is published. In other files, which can't be drafts, it is only a
 * warning, because a build rejects FILL IN on a page.
 */
export const unfinishedText: EntryRule = {
  id: 'unfinished-text',
  severity: 'error',
  why: 'An unfinished file would be published as it is.',
  run: (entry) => {
    const { config, data, frontmatter } = entry;
    if ('draft' in data && data.draft) return [];
    if (!frontmatter.text.includes(fillInMarker)) return [];
    let lineStart = 0;
    const indexes = frontmatter.text.split('\n').flatMap((line) => {
      const index = lineStart + line.indexOf(fillInMarker);
      lineStart += line.length + 1;
      return line.includes(fillInMarker) && !isInNote(index, entry) ? [index] : [];
    });
    const [first] = indexes;
    if (first === undefined) return [];
    const moreCount = indexes.length - 1;
    const otherLines =
      moreCount === 0
        ? ''
        : ` It’s also on ${moreCount} more ${moreCount === 1 ? 'line' : 'lines'} of this file.`;
    const location = locateRange(entry, first, fillInMarker.length);
    const message = 'Replace FILL IN with the final text';
    // No page uses the text of a new language yet.
    const isNewLanguage = indexes.every((index) => isLanguageField(frontmatter.text, index));
    return config.page !== undefined && !isNewLanguage
      ? [{ ...location, message: `${message}, or leave "draft: true" in.${otherLines}` }]
      : [{ ...location, message: `${message} before publishing.${otherLines}`, severity: 'warning' }];
  },
};

/** Returns whether the line at `index` is a language's field in a group that has the same text in each language. */
function isLanguageField(text: string, index: number): boolean {
  const [line = ''] = text.slice(text.lastIndexOf('\n', index - 1) + 1).split('\n', 1);
  const [, name = ''] = /^ +(\w+): /.exec(line) ?? [];
  return languages.some((language) => language === name);
}
