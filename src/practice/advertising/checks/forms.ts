import { normalizeText } from '../projection.ts';
import type { Context, Finding } from '../rule.ts';
import { createFieldFinding } from './field-finding.ts';

const noRelationshipId = 'no-relationship';

/** AD-23: each form states above its button that it creates no attorney-client relationship. */
export function checkFormDisclaimers({ entries }: Context): Finding[] {
  return [...entries.forms.values()]
    .filter(({ data }) => data.disclaimer !== noRelationshipId)
    .map((form) =>
      createFieldFinding(form, ['disclaimer'], {
        rule: 'AD-23',
        excerpt: form.data.disclaimer,
        message: 'doesn’t state that the form creates no attorney-client relationship.',
        fix: `Set this to "${noRelationshipId}".`,
      }),
    );
}

/** AD-24: a form with a fee states that the fee doesn't pay for representation, which needs a separate agreement. */
export function checkFeeAcknowledgments({ entries, listTexts }: Context): Finding[] {
  return [...entries.forms.values()].flatMap((form) => {
    const formText = listTexts(form)
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
        excerpt: 'fee',
        message:
          'is in a form that doesn’t state that the fee doesn’t pay for legal representation, which needs a separate agreement.',
        fix: 'Add both as acknowledgments.',
      }),
    ];
  });
}

/** AD-31: a form that stores data in the browser has a button to delete it. */
export function checkStoredData({ entries }: Context): Finding[] {
  return [...entries.forms.values()]
    .filter(({ data }) => data.storage !== undefined && data.clear === undefined)
    .map((form) =>
      createFieldFinding(form, ['storage'], {
        rule: 'AD-31',
        excerpt: form.data.storage ?? '',
        message: 'mentions data in the browser, but the form has no button to delete it.',
        fix: 'Add that button’s text under "clear".',
      }),
    );
}
