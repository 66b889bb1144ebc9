/** "Jane O’Doe" becomes "jane-o-doe": the form of a name in an address. */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "small-business" becomes "Small Business": the fallback name of an address part. */
export function titleCase(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A name without differences that readers don’t see: "palm  beach" and "Palm Beach" are the same. */
export function foldName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
