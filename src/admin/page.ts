/** The one page of `/admin`. The preview's has the token of the run, without which nothing is written. */
export function adminHtml(token?: string): string {
  const meta = token === undefined ? '' : `<meta name="edit-token" content="${token}">`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Content</title><link rel="icon" href="/favicon.svg">${meta}
<style>[role=alertdialog] { white-space: pre-line }</style><script type="module" src="assets/admin.js"></script></head>
<body><p style="font:1.1rem system-ui;text-align:center;margin-top:40vh">Getting the editor ready. The first time this takes some ten seconds.</p></body></html>
`;
}
