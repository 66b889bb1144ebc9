/** "broward" and "Palm  Beach" are the counties Broward and Palm Beach. */
export function foldName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
