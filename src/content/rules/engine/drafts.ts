import { fillInMarker } from '../../fields/kinds.ts';
import { findLanguageInPath } from '../../languages/languages.ts';
import { joinPatterns } from '../../languages/lexicons.ts';
import { findMatches } from '../../languages/matches.ts';
import { findFieldAt } from '../../source/positions.ts';
import { listEntries } from '../../site.ts';
import type { SiteRule, SourceRule } from '../rule.ts';
import { locateRange } from '../locate.ts';
import { isInNote } from '../visible-texts.ts';
import { findPatternsInFile } from './text-patterns.ts';
import type { TextPattern } from './text-patterns.ts';

const draftNoteAdvice =
  '"$&" looks like a note in a draft. Write the final text, remove it, or move it to a "note" field.';
const fileNameAdvice = '"$&" is a file name. Describe what the file shows, for people who can’t see it.';

const leftovers: readonly TextPattern[] = [
  {
    message: draftNoteAdvice,
    patterns: [
      new RegExp(
        String.raw`(?<!\\)\[(?:(?:${joinPatterns(({ authorNoteStarts }) => authorNoteStarts)})(?![\p{L}-])[^\]\n]{0,80}|\?+)\](?!\()`,
        'giu',
      ),
      /(?<!\p{L})(?:@todo|TODO|TBD|TBA|FIXME|XXX+|ХХХ+|[Ll]orem ipsum)(?!\p{L})/gu,
    ],
  },
  {
    message: draftNoteAdvice,
    severity: 'warning',
    patterns: [
      /(?<!\\)\[(?!PDF\])\p{Lu}[\p{Lu} _-]{2,40}\](?!\()/gu,
      /\((?:DRAFT|[Dd]raft)(?: (?:v|version )?\.?\d+(?:\.\d+)?)?\)|(?<!\p{L})DRAFT(?: v?\d+)?(?!\p{L})/gu,
      /(?<=^|\n|[.!?] )\p{Lu}\p{Ll}+, (?:please|can you|could you) (?:check|confirm|review|verify|proofread|look|add|fix|update)[^.!?\n]*[.!?]?/gu,
      /(?:check|confirm|review|verify|look)[^.!?\n]{0,40}before (?:(?:we|you) (?:publish|post|upload)|(?:it|this) goes (?:live|online))[.!?]?/gu,
    ],
  },
  {
    message: '"$&" is left over from Word. Write the final text, or remove it.',
    patterns: [
      /(?<=\p{L})\[[A-Z]{1,3}\d{1,3}\]/gu,
      /Error! (?:Reference|Bookmark|Hyperlink|No )[^.\n]*\.?|HYPERLINK\s+"?[^"\s]*"?/g,
      /(?<!\\)\[(?:deleted|inserted|moved|formatted|comment(?:ed)?)(?: \w+)?:[^[\]\n]*\](?!\()/gi,
    ],
  },
  {
    message: 'Visitors can’t fill in a blank line here. Write the final text, or remove it.',
    patterns: [/(?<![\\_])_{4,}/g],
  },
  {
    message: '"$&" looks like a comment from a writing assistant. Remove it, and reread the text.',
    patterns: [
      /as an AI(?: language)? model|como modelo de lenguaje|як мовна модель|как языковая модель/giu,
      /(?:certainly|sure|of course)! (?:here(?:’|'| i)s|below is)[^.:\n]*[.:]?|here(?: is|’s|'s) (?:a|the|your) (?:revised|rewritten|improved|updated) (?:version|draft|text)[^.:\n]*[.:]?/gi,
    ],
  },
  {
    message: fileNameAdvice,
    patterns: [
      /WhatsApp (?:Image|Video) \d{4}-\d\d-\d\d at [\d.]+(?: [AP]M)?|(?<![\w/.-])(?:image|photo|picture|foto|фото)[_-]?\d+(?![\w.-])(?<!\]\([^)\n]{0,300})/giu,
      /(?<![\w/.-])(?:(?:MV)?IMG|DSC[NF]?|PXL|Screenshot)[_ -]?\d{3}[\w-]*(?:\.[a-z]{3,4})?(?![\w-])/gi,
    ],
  },
  {
    message: fileNameAdvice,
    severity: 'warning',
    patterns: [
      // Skips picture paths, which contain file names.
      /(?<![\w/.-])[\w-]+\.(?:jpe?g|png|heic|webp|gif|avif|svg|tiff?|docx?)(?![\w-])(?<!\]\([^)\n]{0,300})/gi,
    ],
  },
  {
    message: '"$&" was saved in the wrong encoding. Retype it, and save the file as UTF-8.',
    patterns: [
      /(?<![^\s"])[^\s"]*(?:â€[\u0080-\u00BF\u0152-\u2122]?|Ã[\u0080-\u00BF\u0152-\u2122]|(?:[ÐÑ][\u0080-\u00BF\u0152-\u2122]){2,})[^\s"]*/g,
    ],
  },
];

/** Leftovers from drafts, Word and writing assistants, file names, and wrongly encoded characters in text for visitors. */
export const draftLeftovers: SourceRule = {
  id: 'draft-leftovers',
  severity: 'error',
  why: 'Leftovers from drafting must not go live.',
  run: (entry) => findPatternsInFile(entry, leftovers),
};

/**
 * FILL IN from "npm run new" must be replaced before visitors can read it. In files that can't be drafts, it blocks only
 * production builds, so that the preview can show a page with a new file.
 */
export const unfinishedText: SiteRule = {
  id: 'unfinished-text',
  severity: 'error',
  why: 'An unfinished file would be published as it is.',
  run: ({ entries, routes, production }) => {
    const usedLanguages = new Set([...routes.pages.values()].map(({ language }) => language));
    return listEntries(entries).flatMap((entry) => {
      const { config, data, frontmatter } = entry;
      if ('draft' in data && data.draft) return [];
      const indexes = findMatches(frontmatter.text, new RegExp(fillInMarker, 'g'))
        .map(({ index }) => index)
        .filter((index) => !isInNote(index, entry));
      const [first] = indexes;
      if (first === undefined) return [];
      const more = indexes.length === 1 ? '' : ` It appears in ${indexes.length} places in this file.`;
      const location = locateRange(entry, first, fillInMarker.length);
      const message = 'Replace FILL IN with the final text';
      const fieldLanguages = indexes.map((index) =>
        findLanguageInPath(findFieldAt(frontmatter.document.contents, index) ?? []),
      );
      if (config.page !== undefined && fieldLanguages.includes(undefined))
        return [{ ...location, message: `${message}, or leave "draft: true" in.${more}` }];
      // No page uses the text of a new language yet.
      const isUsed = fieldLanguages.some((language) => language === undefined || usedLanguages.has(language));
      const severity = production && isUsed ? 'error' : 'warning';
      return [{ ...location, message: `${message} before publishing.${more}`, severity }];
    });
  },
};
