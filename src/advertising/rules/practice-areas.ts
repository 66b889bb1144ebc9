import { statementBands } from '../context.ts';
import type { CheckedPage, Context } from '../context.ts';
import { lexicons } from '../lexicon/index.ts';
import type { Topic } from '../lexicon/lexicon.ts';
import { oncePer } from '../memory.ts';
import { textInSight } from '../page/bands.ts';
import type { Band } from '../page/bands.ts';
import type { Hit } from '../rules.ts';
import { isDenied } from '../sentences.ts';
import type { Mention, TopicMatch } from '../topics.ts';

/** AD-15: "certified" on pages that reach Colorado. Elsewhere it is a claim of special knowledge (AD-14). */
export function checkCertified(checked: CheckedPage, { site, topicFinder }: Context): Hit[] {
  const { page } = checked;
  const florida =
    page.collection === 'counties' || (/florida/i.test(page.path) && !/colorado/i.test(page.path));
  const rule = florida || !site.firm.areasServed.includes('Colorado') ? 'AD-14' : 'AD-15';
  return checked.bands.flatMap((band) =>
    topicFinder.mentions(band, page.language).flatMap((mention): Hit[] => {
      const found = firstMeant(mention, 'certified');
      const { certifiedDisclosure } = lexicons[mention.language];
      if (found === undefined || (rule === 'AD-15' && certifiedDisclosure.test(textInSight(band)))) return [];
      return [{ rule, found: found.words, ...certified[rule], context: mention.block.text }];
    }),
  );
}

const certified = {
  'AD-14': {
    message: 'claims a certification.',
    fix: 'Take the word away. A waiver in content/waivers can permit it for a time, with the name of the approved body in its reason.',
  },
  'AD-15': {
    message: 'does not say who certifies, nor that Colorado does not certify attorneys as specialists.',
    fix: 'Name the approved body, and add that Colorado does not certify attorneys as specialists, or take the word away.',
  },
};

/** The first words on a topic that are not denied. */
function firstMeant({ block, language, topics }: Mention, topic: Topic): TopicMatch | undefined {
  return topics.get(topic)?.find(({ index }) => !isDenied(block.text, index, language));
}

/**
 * AD-25: foreclosure pages say where the attorney is licensed and that no government stands behind the firm.
 */
export function checkLicensingLine(checked: CheckedPage, { disclaimers }: Context): Hit[] {
  const { page, bands } = checked;
  const foreclosure = page.collection === 'counties' || page.area === 'foreclosure';
  if (!foreclosure || disclaimers.inSight('licensing', page.language, bands)) return [];
  return [
    {
      rule: 'AD-25',
      found: page.path,
      message: 'is a foreclosure page without the disclaimer "licensing".',
      fix: 'Keep "licensing" under footerDisclaimers in content/site/firm.md.',
      file: page.file,
    },
  ];
}

/** AD-26: each immigration page warns of notarios, in its own language. */
export function checkNotarioWarning(checked: CheckedPage, { topicFinder }: Context): Hit[] {
  const { page } = checked;
  if (page.collection !== 'immigration') return [];
  const { warning } = lexicons[page.language];
  const warns = statementBands(checked).some((band) =>
    topicFinder
      .mentions(band, page.language)
      .some(
        ({ block, language, topics }) =>
          language === page.language && topics.has('notario') && warning.test(block.text),
      ),
  );
  if (warns) return [];
  return [
    {
      rule: 'AD-26',
      found: page.path,
      message: 'is an immigration page without a warning of notarios and consultants.',
      fix: 'Say that a notary is no lawyer here, and that only a licensed attorney or an accredited representative gives legal advice.',
      file: page.file,
    },
  ];
}

const saysDebtRelief = oncePer(({ blocks }: Band) =>
  blocks.some(({ text }) => /debt relief agency/i.test(text)),
);

/** AD-28: bankruptcy as a service. */
export function checkBankruptcy(checked: CheckedPage, { topicFinder }: Context): Hit[] {
  const { page, bands } = checked;
  if (bands.some(saysDebtRelief)) return [];
  return statementBands(checked).flatMap((band) =>
    topicFinder.mentions(band, page.language).flatMap((mention) => {
      const found = firstMeant(mention, 'bankruptcy');
      if (found === undefined) return [];
      return [
        {
          rule: 'AD-28',
          found: found.words,
          message: 'offers bankruptcy help without the debt relief agency statement.',
          fix: 'Add the statement as a disclaimer, or say that the firm does not handle bankruptcy.',
          context: mention.block.text,
        } as const,
      ];
    }),
  );
}
