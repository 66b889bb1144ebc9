/** The HTML page of the published editor. */
export const adminHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Content</title><link rel="icon" href="/favicon.svg">
<style>[role=alertdialog] { white-space: pre-line }</style><script type="module" src="assets/admin.js"></script></head>
<body><p style="font:1.1rem system-ui;text-align:center;margin-top:40vh">Loading the editor…</p></body></html>
`;
