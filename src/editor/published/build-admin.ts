import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readContentFiles } from '#content/source/content-files.ts';
import { generateHostFiles } from '#build/hosting/host-files.ts';
import { buildHstsHeader } from '#build/hosting/policy.ts';
import type { HostingPolicy } from '#build/hosting/policy.ts';
import { bundleAdmin } from './bundle.ts';
import { buildAdminConfig } from './config.ts';
import { readTemplates } from './templates.ts';

type AdminSettings = { repository: string; signInUrl?: string };

/** Reads ADMIN_REPOSITORY and ADMIN_SIGN_IN. Throws a readable error if either is invalid. */
export function readAdminSettings(environment: NodeJS.ProcessEnv): AdminSettings {
  const repository = environment['ADMIN_REPOSITORY'] ?? '';
  const signInUrl = environment['ADMIN_SIGN_IN'] ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(
      `ADMIN_REPOSITORY must be a GitHub repository such as owner/name, not "${repository}". The editor opens pull requests there.`,
    );
  }
  if (signInUrl !== '' && !/^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/.test(signInUrl)) {
    throw new Error(
      `ADMIN_SIGN_IN must be the URL of the sign-in service, starting with https://, not "${signInUrl}". Without it, people sign in with a token.`,
    );
  }
  return { repository, ...(signInUrl !== '' && { signInUrl }) };
}

/** The HTML of the editor's page. */
const adminHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Content</title><link rel="icon" href="/favicon.svg">
<style>[role=alertdialog] { white-space: pre-line }</style><script type="module" src="assets/admin.js"></script></head>
<body><p style="font:1.1rem system-ui;text-align:center;margin-top:40vh">Loading the editor…</p></body></html>
`;

/**
 * Writes the editor into `dist/admin`. It is published separately, so that it has its own headers and origin and adds
 * nothing to the site. Each change made there becomes a pull request.
 */
export async function buildAdmin(root: string, settings: AdminSettings, now: Date): Promise<string> {
  const folder = join(root, 'dist/admin');
  const temporaryFolder = join(root, '.cache/admin/published');
  await bundleAdmin(root, temporaryFolder);
  const files = await readContentFiles(root);
  const config = buildAdminConfig(files, await readTemplates(files, now), settings);
  const textFiles: [string, string][] = [
    ['index.html', adminHtml],
    ['config.json', JSON.stringify(config)],
    ['robots.txt', 'User-agent: *\nDisallow: /\n'],
    ...generateHostFiles(buildAdminPolicy(settings), true),
  ];
  await cp(join(root, 'public/favicon.svg'), join(temporaryFolder, 'favicon.svg'));
  for (const [name, text] of textFiles) await writeFile(join(temporaryFolder, name), text);
  await mkdir(dirname(folder), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(temporaryFolder, folder);
  return folder;
}

/** Builds the hosting policy. The editor may load its own files and images, and connect to GitHub. */
function buildAdminPolicy({ signInUrl }: AdminSettings): HostingPolicy {
  const directives = [
    "default-src 'none'",
    // A WebAssembly module decodes HEIC photos.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    'media-src blob:',
    "worker-src 'self' blob:",
    "connect-src 'self' blob: data: https://api.github.com https://raw.githubusercontent.com",
    'frame-src blob:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    headers: [
      {
        path: '/*',
        values: [
          ['Content-Security-Policy', directives.join('; ')],
          ['X-Robots-Tag', 'noindex, nofollow'],
          ['Strict-Transport-Security', buildHstsHeader()],
          ['X-Content-Type-Options', 'nosniff'],
          ['Referrer-Policy', 'no-referrer'],
          ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
          // The sign-in popup sends its result to its opener.
          [
            'Cross-Origin-Opener-Policy',
            signInUrl === undefined ? 'same-origin' : 'same-origin-allow-popups',
          ],
          ['Cross-Origin-Resource-Policy', 'same-origin'],
        ],
      },
    ],
    redirects: [],
  };
}
