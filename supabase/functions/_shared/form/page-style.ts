/**
 * The only style of the functions' own pages, in the site's colours. It is allowed by its hash, so that no page needs
 * `unsafe-inline`.
 */
const css = [
  "body{margin:0;background:#eff4f2;color:#16272c;font:1.0625rem/1.55 -apple-system,'Segoe UI',Roboto,Ubuntu,'Noto Sans',Arial,sans-serif}",
  'main{max-width:34rem;margin:0 auto;padding:1.5rem 1.125rem;background:#fff;border-top:.5rem solid #0f3a3f}',
  'h1{margin:.5rem 0 1rem;font:600 1.75rem/1.2 Charter,Cambria,Georgia,serif;color:#0f3a3f}',
  'h2{margin:0 0 .5rem;font-size:1.125rem}',
  'a{color:#0f5a64}',
  'a[href^=tel]{font-weight:600;white-space:nowrap}',
  'ul{margin:0;padding-left:1.25rem}',
  'label{font-weight:600}',
  'input[type=checkbox]+label{font-weight:400}',
  'div{margin:0 0 1.25rem}',
  'input:not([type=checkbox]),select,textarea{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .625rem;border:1px solid #66797d;border-radius:.375rem;background:#fff;color:inherit;font:inherit}',
  'input[type=checkbox]{width:1.25rem;height:1.25rem;margin:0 .375rem 0 0;vertical-align:-.2em}',
  '[aria-invalid]{border:2px solid #a5201b}',
  '.summary{padding:1rem;border:2px solid #a5201b;border-radius:.625rem;background:#fdf2ef}',
  '.hint{margin:.125rem 0}',
  '.error{margin:.25rem 0;padding-left:.5rem;border-left:4px solid #a5201b;font-weight:600}',
  'button{min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:.375rem;background:#0f3a3f;color:#fff;font:inherit;font-weight:600}',
  ':focus-visible{outline:3px solid #0f3a3f;outline-offset:3px}',
  '@media (forced-colors:active){button{border:2px solid}}',
].join('');

let source: string | undefined;

export async function pageStyle(): Promise<{ css: string; source: string }> {
  if (source === undefined) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  }
  return { css, source };
}
