import { normalizeText } from '../projection.ts';
import type { Context, Finding } from '../rule.ts';
import { createFieldFinding } from './record-finding.ts';

const noRelationship = 'no-relationship';

/** AD-23: each form shows above its button that it makes no attorney-client relationship. */
export function checkFormDisclaimers({ entries }: Context): Finding[] {
  return [...entries.forms.values()]
    .filter(({ data }) => data.disclaimer !== noRelationship)
    .map((form) =>
      createFieldFinding(form, ['disclaimer'], {
        rule: 'AD-23',
        found: form.data.disclaimer,
        message: 'doesn’t state that the form creates no attorney-client relationship.',
        fix: `Name the disclaimer "${noRelationship}" here.`,
      }),
    );
}

/** AD-24: a form that asks for a fee says that the fee is not representation and that an agreement is separate. */
export function checkFeeAcknowledgments({ entries, parts }: Context): Finding[] {
  return [...entries.forms.values()].flatMap((form) => {
    const formText = parts
      .texts(form)
      .map(({ text }) => normalizeText(text))
      .join('\n');
    const mentionsFee = /\b(?:evaluation|reservation|consultation) fee\b/i.test(formText);
    const isExplained =
      /not (?:payment for )?legal representation/i.test(formText) &&
      /separate (?:signed )?agreement/i.test(formText);
    if (!mentionsFee || isExplained) return [];
    return [
      createFieldFinding(form, ['acknowledgments'], {
        rule: 'AD-24',
        found: 'fee',
        message:
          'is in a form that doesn’t state that the fee isn’t for legal representation and that an agreement is separate.',
        fix: 'Add both as acknowledgments.',
      }),
    ];
  });
}

/** AD-31: a form that keeps data in the browser can delete it. */
export function checkStoredData({ entries }: Context): Finding[] {
  return [...entries.forms.values()]
    .filter(({ data }) => data.storage !== undefined && data.clear === undefined)
    .map((form) =>
      createFieldFinding(form, ['storage'], {
        rule: 'AD-31',
        found: form.data.storage ?? '',
        message: 'mentions data in the browser, but no button deletes it.',
        fix: 'Add that button’s text under "clear".',
      }),
    );
}
