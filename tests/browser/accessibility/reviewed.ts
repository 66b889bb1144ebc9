/** Kinds of inconclusive findings that were reviewed. Fix a new kind, or add it here with the reason why it is fine. */
export type Reviewed = { rule: string; reason: string; why: string };

/** Incomplete results of axe. */
export const reviewedByAxe: Reviewed[] = [
  {
    rule: 'color-contrast',
    reason: 'pseudoContent',
    why: 'The number of a step is next to its heading, never behind it; `contrastFaults` checks the colors.',
  },
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    why: 'A bar covers a button that can be scrolled; `contrastFaults` checks its colors.',
  },
  {
    rule: 'color-contrast',
    reason: 'emptyValue',
    why: 'An empty field has no text; `contrastFaults` checks its colors.',
  },
  {
    rule: 'color-contrast',
    reason: 'imgNode',
    why: 'The picture of a hero is behind its words, with nothing behind them; `contrastFaults` checks the colors.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscuring',
    why: 'A message with its own background briefly overlaps other elements on purpose.',
  },
];

/** Recommended, potential and manual findings of the second engine. */
export const reviewedBySecondEngine: Reviewed[] = [
  {
    rule: 'aria_role_redundant',
    reason: 'fail_redundant',
    why: 'Safari drops the role of lists without markers; an explicit role restores it.',
  },
  {
    rule: 'element_attribute_deprecated',
    reason: 'fail_elem',
    why: '<s> is not deprecated; it marks a price that an offer replaces.',
  },
  {
    rule: 'figure_label_exists',
    reason: 'Fail_1',
    why: 'The placeholder of a video next to its heading; its text is read out.',
  },
  {
    rule: 'a_target_warning',
    reason: 'potential_warn',
    why: 'The engine looks for English words; `nameFaults` looks for the warning in all four languages.',
  },
  {
    rule: 'input_fields_grouped',
    reason: 'Potential_1',
    why: 'A short form is one group, named by its heading.',
  },
  {
    rule: 'input_checkboxes_grouped',
    reason: 'potential_lonecheckbox',
    why: 'Each checkbox is a separate required statement.',
  },
  {
    rule: 'input_label_visible',
    reason: 'potential_no_label',
    why: 'Close buttons have an accessible name; axe checks labels of fields.',
  },
  {
    rule: 'form_submit_button_exists',
    reason: 'Potential_1',
    why: 'The form around the close button of a dialog.',
  },
  {
    rule: 'select_options_grouped',
    reason: 'Potential_1',
    why: 'Counties are a plain list without groups.',
  },
  {
    rule: 'list_structure_proper',
    reason: 'Potential_1',
    why: 'The engine does not know that HTML lets a <dl> hold its pairs in <div>; html-validate does.',
  },
  {
    rule: 'style_highcontrast_visible',
    reason: 'Manual_1',
    why: '`forcedColorFaults` opens the pages with forced colors.',
  },
  {
    rule: 'style_color_misuse',
    reason: 'Potential_1',
    why: 'Reported for every stylesheet; urgency, errors and states never depend on color only.',
  },
  {
    rule: 'style_focus_visible',
    reason: 'potential_focus_not_visible',
    why: 'Reported for every rule with a border; `focusFaults` measures the focus indicator.',
  },
  {
    rule: 'style_viewport_resizable',
    reason: 'Potential_1',
    why: 'Sizes are sums of screen width and text size; the reflow tests double the text.',
  },
  {
    rule: 'element_tabbable_unobscured',
    reason: 'potential_obscured',
    why: 'The engine does not scroll; `walkFaults` checks each control on focus.',
  },
  {
    rule: 'element_tabbable_visible',
    reason: 'potential_visible',
    why: 'The skip link, which is visible on focus; `skipLinkFaults` checks it.',
  },
  {
    rule: 'blockquote_cite_exists',
    reason: 'Potential_1',
    why: 'A testimonial has no URL to cite; the name is below it.',
  },
  {
    rule: 'text_quoted_correctly',
    reason: 'Potential_1',
    why: 'Labels and legal terms in quotation marks, not quotations.',
  },
  {
    rule: 'text_block_heading',
    reason: 'potential_heading',
    why: 'Short paragraphs, not headings.',
  },
  {
    rule: 'text_sensory_misuse',
    reason: 'potential_other',
    why: 'Words like "small" in "small business", not an appearance.',
  },
  {
    rule: 'text_sensory_misuse',
    reason: 'potential_position',
    why: 'Words like "right" in "a right to appeal", not a position.',
  },
];

export function isReviewed(list: Reviewed[], found: { rule: string; reason: string }): boolean {
  return list.some(({ rule, reason }) => rule === found.rule && reason === found.reason);
}
