/** The file that a static host serves for a path: `/probate` is `probate.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
