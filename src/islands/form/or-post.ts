/** Does something with a form. Where the code fails, in a browser that lacks what it asks for, the form is posted as without code. */
export function orPost(form: HTMLFormElement, act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
    form.submit();
  }
}
