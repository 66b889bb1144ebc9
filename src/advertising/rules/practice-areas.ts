import { lexicons } from '../lexicon/index.ts';
import { memoize } from '#content/memoize.ts';
import { isForeclosurePage } from '#practice/page-parts.ts';
import type { Band } from '../page/bands.ts';
import { firstMeant } from '../topics.ts';
import { mentionsOn } from './rule.ts';
import type { CheckedPage, Context, Report, Rule } from './rule.ts';
import { needsDisclaimer, wrongWords } from './statements.ts';

/** Words about referring a matter stand with the disclaimer "referral" or say it themselves. */
export const referrals: Rule = {
  id: 'AD-05',
  name: 'Referrals',
  authority: 'Florida Bar rule 4-7.12(b); Colo. RPC 7.1(b)',
  severity: 'error',
  run: {
    page: [
      needsDisclaimer({
        topic: 'referral',
        disclaimers: ['referral'],
        says: 'speaks of passing a matter to another lawyer',
        said: (_block, part, words) => words.referralSaid.test(part),
      }),
    ],
  },
};

/**
 * No advice to stop paying or to avoid the lender, no tie to government; foreclosure pages show
 * "licensing". Words about delay are warnings.
 */
export const mortgageHelp: Rule = {
  id: 'AD-25',
  name: 'Mortgage help',
  authority: '12 CFR 1015.3 to 1015.7',
  severity: 'error',
  run: {
    text: [
      wrongWords({
        topic: 'lenderSilence',
        mayBeDenied: true,
        mayInform: (sentence) => /\?["»)]*\s*$/.test(sentence),
        message: 'is what a provider of mortgage help must not tell an owner.',
        fix: 'Remove the advice or the tie to government. You may explain what paying or talking to the lender does and does not do.',
      }),
      wrongWords({
        topic: 'delay',
        mayBeOverruled: true,
        severity: 'warning',
        mayBeDenied: true,
        message: 'sells delay as such; papers are not filed merely to delay.',
        fix: 'Say what the time is for: to review, to negotiate or to sell. A waiver in content/waivers can permit it for a time.',
      }),
    ],
    page: [checkLicensingLine],
  },
};

/** Such titles stand only in a warning; each immigration page carries that warning. */
export const notarios: Rule = {
  id: 'AD-26',
  name: 'Notario fraud',
  authority: 'Florida Statutes 117.05(11) and 501.1391',
  severity: 'warning',
  run: {
    text: [
      wrongWords({
        topic: 'notario',
        mayBeOverruled: true,
        mayInform: (_sentence, block, { warning }) => warning.test(block),
        message: 'is a title that misleads newcomers about who may give legal advice.',
        fix: 'Use it only to warn of it, and say that only a licensed attorney gives legal advice.',
      }),
    ],
    page: [checkNotarioWarning],
  },
};

/** Bankruptcy as a service needs the debt relief agency statement. */
export const debtRelief: Rule = {
  id: 'AD-28',
  name: 'Debt relief',
  authority: '11 U.S.C. 528',
  severity: 'warning',
  run: { page: [checkBankruptcy] },
};

/** Foreclosure pages say where the attorney is licensed and that no government stands behind the firm. */
function checkLicensingLine(checked: CheckedPage, { disclaimers }: Context): Report[] {
  const { page, bands } = checked;
  const { entry } = page;
  if (!isForeclosurePage(entry) || disclaimers.inSight('licensing', page.language, bands)) return [];
  return [
    {
      found: page.path,
      message: 'is a foreclosure page without the disclaimer "licensing".',
      fix: 'Keep "licensing" under footerDisclaimers in content/site/firm.md.',
      file: entry.file,
    },
  ];
}

/** Each immigration page warns of notarios, in its own language. */
function checkNotarioWarning(checked: CheckedPage, context: Context): Report[] {
  const { page } = checked;
  if (page.entry.collection !== 'immigration') return [];
  const { warning } = lexicons[page.language];
  const warns = mentionsOn(checked, context).some(
    ({ block, language, topics }) =>
      language === page.language && topics.has('notario') && warning.test(block.text),
  );
  if (warns) return [];
  return [
    {
      found: page.path,
      message: 'is an immigration page without a warning of notarios and consultants.',
      fix: 'Say that a notary is no lawyer here, and that only a licensed attorney or an accredited representative gives legal advice.',
      file: page.entry.file,
    },
  ];
}

const saysDebtRelief = memoize(({ blocks }: Band) =>
  blocks.some(({ text }) => /debt relief agency/i.test(text)),
);

function checkBankruptcy(checked: CheckedPage, context: Context): Report[] {
  if (checked.bands.some(saysDebtRelief)) return [];
  return mentionsOn(checked, context).flatMap((mention) => {
    const found = firstMeant(mention, 'bankruptcy');
    if (found === undefined) return [];
    return [
      {
        found: found.words,
        message: 'offers bankruptcy help without the debt relief agency statement.',
        fix: 'Add the statement as a disclaimer, or say that the firm does not handle bankruptcy.',
        context: mention.block.text,
      },
    ];
  });
}
