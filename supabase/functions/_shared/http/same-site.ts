/** Resolves a path that came with a form, or answers the site's front page: a form must not send visitors elsewhere. */
export function sameSiteUrl(path: unknown, siteUrl: string): string {
  const home = new URL('/', siteUrl);
  if (typeof path !== 'string' || !/^\/(?![/\\])[\w\-./#?=&%]*$/.test(path)) return home.href;
  const target = new URL(path, home);
  return target.origin === home.origin ? target.href : home.href;
}
