let faultyForms = 0;
let plain = '';

/** Puts a word before the page's title while a form has problems; answers how to take it away again. */
export function markTitle(prefix: string): () => void {
  if (faultyForms === 0) plain = document.title;
  faultyForms += 1;
  document.title = `${prefix} ${plain}`;
  return () => {
    faultyForms -= 1;
    if (faultyForms === 0) document.title = plain;
  };
}
