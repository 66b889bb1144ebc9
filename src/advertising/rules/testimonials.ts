import { plainText } from '#content/markdown/compile.ts';
import type { CheckedPage, Context } from '../context.ts';
import { oncePer } from '../memory.ts';
import { languageOf, tidy } from '../page/bands.ts';
import type { Band, Block } from '../page/bands.ts';
import type { RecordOf } from '../records.ts';
import type { Hit } from '../rules.ts';

/** The words on record, as pages show them. */
const recordedWords = oncePer(({ site }: Context) =>
  [...site.entries.testimonials.values()].map((record) => ({
    record,
    text: tidy(plainText(record.body.html)),
  })),
);

/** AD-12: a client's words stand with their disclaimer, and come from a record. */
export function checkQuotations(checked: CheckedPage, context: Context): Hit[] {
  const { page, bands } = checked;
  // Articles quote statutes and letters.
  if (page.collection === 'articles' || page.collection === 'legal') return [];
  return bands.flatMap((band) =>
    band.blocks
      .filter(({ inside }) => inside.has('blockquote'))
      .flatMap((block) => checkQuotation(block, band, checked, context)),
  );
}

function checkQuotation(block: Block, band: Band, { page, bands }: CheckedPage, context: Context): Hit[] {
  const { text } = block;
  const record = recordedWords(context).find((known) => known.text.includes(text))?.record;
  if (record === undefined) return [withoutRecord(text)];
  const { disclaimer } = record.data;
  const language = languageOf(block, page.language);
  const standing = context.disclaimers.standing([disclaimer], language, block, band, bands);
  return standing === 'together' ? [] : [withoutDisclaimer(text, disclaimer)];
}

function withoutRecord(text: string): Hit {
  return {
    rule: 'AD-12',
    found: text.slice(0, 60),
    message: 'is a quotation without a record.',
    fix: 'Keep each client’s words in content/testimonials, with the five points of proof.',
    context: text,
  };
}

function withoutDisclaimer(text: string, disclaimer: string): Hit {
  return {
    rule: 'AD-12',
    found: text.slice(0, 60),
    message: 'is shown without its disclaimer in the same part.',
    fix: `Show "${disclaimer}" right below the quotation, in the language of the page.`,
    context: text,
  };
}

const points = ['actualClient', 'ownWords', 'representative', 'uncompensated', 'consentOnFile'] as const;

/** AD-12 and AD-13: the proof on the record. Sample records may lack it until the site goes live. */
export function checkTestimonialRecords({ site, production }: Context): Hit[] {
  return [...site.entries.testimonials.values()].flatMap((entry) => {
    if (entry.data.placeholder && !production) return [];
    return [...sample(entry), ...unproven(entry)];
  });
}

function sample({ data, file }: RecordOf<'testimonials'>): Hit[] {
  if (!data.placeholder) return [];
  return [
    {
      rule: 'AD-13',
      found: 'placeholder: true',
      message: 'marks sample words, which must not appear as a client’s.',
      fix: 'Put a client’s own words here, or take the testimonial off its pages.',
      file,
      context: 'placeholder: true',
    },
  ];
}

function unproven({ data, file }: RecordOf<'testimonials'>): Hit[] {
  return points
    .filter((point) => !data[point])
    .map((point) => ({
      rule: point === 'uncompensated' || point === 'consentOnFile' ? 'AD-13' : 'AD-12',
      found: `${point}: false`,
      message: 'keeps this testimonial from being shown.',
      fix: 'Set it to true once the proof is on file, or take the testimonial off its pages.',
      file,
    }));
}
