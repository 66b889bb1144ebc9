import { expect, test } from 'vitest';
import { generateFormCopy } from '#build/booking/functions-copy.ts';
import { loadEdited, replaceInFile } from '../../content/edited-content.ts';

function textAfter(edits: Record<string, string>): string {
  const { site } = loadEdited(edits);
  if (site === undefined) throw new Error('The content has problems.');
  return generateFormCopy(site);
}

test('a changed fact changes the generated form texts', () => {
  const form = 'content/forms/tax-intake.md';
  const fee = 'content/facts/evaluation-fee.md';
  const changed = textAfter({
    [fee]: replaceInFile(fee, 'value: 399', 'value: 377').replace('statedAs: "$399"', 'statedAs: "$377"'),
    [form]: replaceInFile(form, 'legal representation.', '[legal representation](/privacy-policy).'),
  });
  expect(changed).toContain(
    '"I understand that the $377 is a reservation/evaluation fee and not legal representation."',
  );
});
