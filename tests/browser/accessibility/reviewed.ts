/**
 * What the two engines could not decide and a person has looked at, by kind. A
 * kind that is not in these lists fails the test that meets it: look at the
 * place it names, fix it, or add the kind here with the reason why it is fine.
 */
export type Reviewed = { rule: string; reason: string; why: string };

/** Kinds of what axe calls incomplete: the rule, and the key of the reason that it gives. */
export const reviewedByAxe: Reviewed[] = [
  {
    rule: 'color-contrast',
    reason: 'pseudoContent',
    why: 'The number of a step stands beside its heading, never behind it; `contrastFaults` reckons the colors.',
  },
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    why: 'A bar lay over a button that scrolls clear of it; `contrastFaults` reckons the colors of the button.',
  },
  {
    rule: 'color-contrast',
    reason: 'emptyValue',
    why: 'A field that nobody has filled in has no text; `contrastFaults` reckons the colors that it will have.',
  },
  {
    rule: 'color-contrast',
    reason: 'imgNode',
    why: 'The picture of a hero is behind its words, with nothing where they are; `contrastFaults` computes the colors.',
  },
  {
    rule: 'color-contrast',
    reason: 'elmPartiallyObscuring',
    why: 'A message lies over the edge of what is below it, by intent and for a moment, on a ground of its own.',
  },
];

/**
 * Kinds of what the second engine calls recommended,
 * potential or manual, which is everything but a violation.
 */
export const reviewedBySecondEngine: Reviewed[] = [
  {
    rule: 'aria_role_redundant',
    reason: 'fail_redundant',
    why: 'Safari forgets that a list without marks is a list; the role says it again.',
  },
  {
    rule: 'element_attribute_deprecated',
    reason: 'fail_elem',
    why: 'HTML has kept <s> for what is no longer so, as a price that an offer replaces.',
  },
  {
    rule: 'figure_label_exists',
    reason: 'Fail_1',
    why: 'The frame of a film to come, beside the heading that names it; what stands in the frame is read out.',
  },
  {
    rule: 'a_target_warning',
    reason: 'potential_warn',
    why: 'The engine looks for English words; `nameFaults` looks for the warning in all four languages.',
  },
  {
    rule: 'input_fields_grouped',
    reason: 'Potential_1',
    why: 'A short form about one person and one property is one group, named by its heading.',
  },
  {
    rule: 'input_checkboxes_grouped',
    reason: 'potential_lonecheckbox',
    why: 'Each box is a statement of its own to agree to, and all are required; they are no choice among options.',
  },
  {
    rule: 'input_label_visible',
    reason: 'potential_no_label',
    why: 'An x says what it does by its form and by its name; axe wants a label of every field.',
  },
  {
    rule: 'form_submit_button_exists',
    reason: 'Potential_1',
    why: 'The form around the x of a dialog; pressing the x sends it, and so closes the dialog.',
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
    why: 'Asked of every stylesheet; urgency is said in words, errors by words and a mark, states by a border.',
  },
  {
    rule: 'style_focus_visible',
    reason: 'potential_focus_not_visible',
    why: 'Asked of every rule with a border; `focusFaults` measures the pixels that the focus changes.',
  },
  {
    rule: 'style_viewport_resizable',
    reason: 'Potential_1',
    why: 'Sizes are sums of screen width and text size; the reflow tests double the text.',
  },
  {
    rule: 'element_tabbable_unobscured',
    reason: 'potential_obscured',
    why: 'The engine looks without scrolling; `walkFaults` goes there with Tab and looks at nine points.',
  },
  {
    rule: 'element_tabbable_visible',
    reason: 'potential_visible',
    why: 'The skip link, which shows itself when it has the focus; a keyboard test waits for it.',
  },
  {
    rule: 'blockquote_cite_exists',
    reason: 'Potential_1',
    why: 'What a client said has no address to cite; the name stands below it.',
  },
  {
    rule: 'text_quoted_correctly',
    reason: 'Potential_1',
    why: 'Words named rather than quoted: a label of a button, a term of the law.',
  },
  {
    rule: 'text_block_heading',
    reason: 'potential_heading',
    why: 'Short paragraphs and the lines above a main heading; headings are headings.',
  },
  {
    rule: 'text_sensory_misuse',
    reason: 'potential_other',
    why: 'Words like "small" in "small business", not the look of something on the page.',
  },
  {
    rule: 'text_sensory_misuse',
    reason: 'potential_position',
    why: 'Words like "right" in "a right to appeal", not a place on the page.',
  },
];

export function isReviewed(list: Reviewed[], found: { rule: string; reason: string }): boolean {
  return list.some(({ rule, reason }) => rule === found.rule && reason === found.reason);
}
