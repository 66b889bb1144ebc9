import { stateOf } from '#practice/page-parts.ts';
import { lexicons } from '../lexicon/index.ts';
import { textInSight } from '../page/bands.ts';
import { firstMeant } from '../topics.ts';
import type { CheckedPage, Context, Report, Rule } from './rule.ts';
import { wrongWords } from './statements.ts';

/** Words that compare or praise without a measure. */
export const comparisons: Rule = {
  id: 'AD-09',
  name: 'Comparisons',
  authority: 'Florida Bar rule 4-7.13(b)(3); Colo. RPC 7.1(a)(2)',
  severity: 'warning',
  run: {
    text: [
      wrongWords({
        topic: 'comparison',
        mayBeDenied: true,
        message: 'compares or praises without anything that can be measured.',
        fix: 'Name a fact that can be checked (years, courts, number of matters), or use a plain word such as "thorough". A waiver in content/waivers can permit it for a time.',
      }),
    ],
  },
};

/**
 * Words such as expertise stand with the disclaimer "experience", which names the experience. On
 * Florida pages "certified" needs a waiver.
 */
export const specialists: Rule = {
  id: 'AD-14',
  name: 'Expert and specialist',
  authority: 'Florida Bar rule 4-7.14(a)(4)',
  severity: 'warning',
  run: {
    text: [
      wrongWords({
        topic: 'specialist',
        mayBeOverruled: true,
        mayBeDenied: true,
        mayInform: (sentence) => anyExpert.test(sentence) && !ofTheFirm.test(sentence),
        explainedBy: 'experience',
        message: 'claims special knowledge.',
        fix: 'Write "experience" or "what we handle", or show the disclaimer "experience" in the same part.',
      }),
    ],
    page: [
      (checked, context) =>
        reachesColorado(checked, context)
          ? []
          : checkCertified(checked, context, {
              message: 'claims a certification.',
              fix: 'Remove the word. A waiver in content/waivers can permit it for a time, with the name of the approved body in its reason.',
            }),
    ],
  },
};

/** Somebody whom the reader may ask, or a court may hear: "ask a tax specialist", "an expert may have to value the house". */
const anyExpert =
  /^(?:ask|talk to|consult) an? |^an? (?:\p{L}+ )?(?:expert|specialist) (?:may|can|must|has to|looks|reads)(?!\p{L})/iu;
const ofTheFirm = /(?<!\p{L})(?:we|us|our|ours|firm|here|lawyers?|attorneys?)(?!\p{L})/iu;

/**
 * On pages that reach Colorado, "certified" names who certifies, and that Colorado does not certify
 * specialists.
 */
export const certification: Rule = {
  id: 'AD-15',
  name: 'Certified',
  authority: 'Colo. RPC 7.2(c)',
  severity: 'error',
  run: {
    page: [
      (checked, context) =>
        reachesColorado(checked, context)
          ? checkCertified(checked, context, {
              message:
                'does not say who certifies, nor that Colorado does not certify attorneys as specialists.',
              fix: 'Name the approved body, and add that Colorado does not certify attorneys as specialists, or remove the word.',
              unlessSaid: 'certifiedDisclosure',
            })
          : [],
    ],
  },
};

function reachesColorado({ page }: CheckedPage, { site }: Context): boolean {
  return stateOf(page.entry) !== 'florida' && site.firm.areasServed.includes('Colorado');
}

function checkCertified(
  { page, bands }: CheckedPage,
  { topicFinder }: Context,
  { unlessSaid, ...said }: Pick<Report, 'message' | 'fix'> & { unlessSaid?: 'certifiedDisclosure' },
): Report[] {
  return bands.flatMap((band) =>
    topicFinder.mentions(band, page.language).flatMap((mention): Report[] => {
      const found = firstMeant(mention, 'certified');
      if (found === undefined) return [];
      if (unlessSaid && lexicons[mention.language][unlessSaid].test(textInSight(band))) return [];
      return [{ found: found.words, ...said, context: mention.block.text }];
    }),
  );
}

/**
 * Not checked: the profile’s typed fields hold what the rule lists; other claims fall under the rules
 * above.
 */
export const safeFacts: Rule = {
  id: 'AD-21',
  name: 'Safe facts',
  authority: 'Florida Bar rule 4-7.16(a)',
  severity: 'info',
  run: {},
};
