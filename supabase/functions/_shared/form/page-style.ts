/** The only style of the refused-form page, allowed by its hash so that the page needs no `unsafe-inline`. */
const css = `:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0}main{max-width:36rem;margin:0 auto;padding:1.5rem}label{font-weight:600}div{margin:0 0 1.25rem}input:not([type=checkbox]),textarea{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.5rem;border:2px solid}input[aria-invalid]{border-width:3px}.summary{border:3px solid #b00020;padding:1rem}.error{margin:.25rem 0;font-weight:600;border-left:4px solid #b00020;padding-left:.5rem}button{font:inherit;font-weight:600;padding:.75rem 1.5rem}:focus-visible{outline:3px solid;outline-offset:3px}`;

let source: string | undefined;

export async function pageStyle(): Promise<{ css: string; source: string }> {
  if (source === undefined) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  }
  return { css, source };
}
