import type { Page } from '@playwright/test';

/** Submits an empty form. Each error must be identical in the summary and at its field, and the summary must contain the message. */
export async function errorFaults(page: Page, form: string): Promise<string[]> {
  const title = await page.title();
  await page.locator(`${form} [type=submit]`).click();
  await page.locator(`${form} [aria-invalid=true]`).first().waitFor({ timeout: 4000 });
  await page.locator('[data-toast]').first().waitFor({ timeout: 4000 });
  return page.evaluate(
    ({ of, before }) => {
      const faults: string[] = [];
      const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim();
      const summary = document.querySelector(`${of} [data-errors]`);
      if (summary !== document.activeElement) faults.push('the summary does not take the focus');
      const links = [...(summary?.querySelectorAll('a') ?? [])];
      const errorOf = (link: Element) =>
        text(link)
          .slice(text(link.querySelector('b')).length)
          .trim();
      const fields = [...document.querySelectorAll(`${of} [aria-invalid=true]`)];
      if (links.length === 0 || links.length > fields.length)
        faults.push(`the summary has ${links.length} links for ${fields.length} fields`);
      for (const link of links) {
        const field = document.getElementById(link.hash.slice(1));
        if (field?.getAttribute('aria-invalid') !== 'true')
          faults.push(`"${text(link)}" links to no invalid field`);
        if (!link.querySelector('b')) faults.push(`"${text(link)}" has no field label`);
      }
      for (const field of fields) {
        const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
        const message = described
          .map((id) => document.getElementById(id)?.querySelector('[data-error-text]'))
          .find(Boolean);
        if (text(message) === '') faults.push(`${field.getAttribute('name')} is not described by its error`);
        else if (!links.some((link) => errorOf(link) === text(message)))
          faults.push(`"${text(message)}" is at its field only`);
      }
      if (document.title !== `Error: ${before}`) faults.push(`the title of the page is "${document.title}"`);
      const toast = text(document.querySelector('[data-toast] p'));
      const sentences = [...(summary?.querySelectorAll('p') ?? [])].map(text);
      if (![...links.map(errorOf), ...sentences].some((sentence) => toast.includes(sentence)))
        faults.push(`"${toast}" is in the message only`);
      return faults;
    },
    { of: form, before: title },
  );
}
