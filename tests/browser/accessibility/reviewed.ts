/**
 * Inconclusive findings that were reviewed, by rule and reason. Fix a new kind, or add it here with the reason why it is
 * fine.
 */
export type Reviewed = Readonly<Record<string, string>>;

/** Incomplete results of axe. */
export const reviewedByAxe: Reviewed = {
  'color-contrast pseudoContent':
    'The number of a step is next to its heading, never behind it; `contrastFaults` checks the colors.',
  'color-contrast bgOverlap':
    'A bar covers a button that can be scrolled; `contrastFaults` checks its colors.',
  'color-contrast emptyValue': 'An empty field has no text; `contrastFaults` checks its colors.',
  'color-contrast imgNode':
    'The picture of a hero is behind its words, with nothing behind them; `contrastFaults` checks the colors.',
  'color-contrast elmPartiallyObscuring':
    'A message with its own background briefly overlaps other elements on purpose.',
};

/** Recommended, potential and manual findings of the second engine. */
export const reviewedBySecondEngine: Reviewed = {
  'aria_role_redundant fail_redundant':
    'Safari drops the role of lists without markers; an explicit role restores it.',
  'element_attribute_deprecated fail_elem': '<s> is not deprecated; it marks a price that an offer replaces.',
  'figure_label_exists Fail_1': 'The placeholder of a video next to its heading; its text is read out.',
  'a_target_warning potential_warn':
    'The engine looks for English words; `nameFaults` looks for the warning in all four languages.',
  'input_fields_grouped Potential_1': 'A short form is one group, named by its heading.',
  'input_checkboxes_grouped potential_lonecheckbox': 'Each checkbox is a separate required statement.',
  'input_label_visible potential_no_label':
    'Close buttons have an accessible name; axe checks labels of fields.',
  'form_submit_button_exists Potential_1': 'The form around the close button of a dialog.',
  'select_options_grouped Potential_1': 'Counties are a plain list without groups.',
  'list_structure_proper Potential_1':
    'The engine does not know that HTML lets a <dl> hold its pairs in <div>; html-validate does.',
  'style_highcontrast_visible Manual_1': '`forcedColorFaults` opens the pages with forced colors.',
  'style_color_misuse Potential_1':
    'Reported for every stylesheet; urgency, errors and states never depend on color only.',
  'style_focus_visible potential_focus_not_visible':
    'Reported for every rule with a border; `focusFaults` measures the focus indicator.',
  'style_viewport_resizable Potential_1':
    'Sizes are sums of screen width and text size; the reflow tests double the text.',
  'element_tabbable_unobscured potential_obscured':
    'The engine does not scroll; `walkFaults` checks each control on focus.',
  'element_tabbable_visible potential_visible':
    'The skip link, which is visible on focus; `skipLinkFaults` checks it.',
  'blockquote_cite_exists Potential_1': 'A testimonial has no URL to cite; the name is below it.',
  'text_quoted_correctly Potential_1': 'Labels and legal terms in quotation marks, not quotations.',
  'text_block_heading potential_heading': 'Short paragraphs, not headings.',
  'text_sensory_misuse potential_other': 'Words like "small" in "small business", not an appearance.',
  'text_sensory_misuse potential_position': 'Words like "right" in "a right to appeal", not a position.',
};

export function isReviewed(list: Reviewed, found: { rule: string; reason: string }): boolean {
  return `${found.rule} ${found.reason}` in list;
}
