/** What this browser keeps for the site, where it allows that. */

/** This tab's storage. `undefined` where the browser forbids it. */
export function tabStorage(): Storage | undefined {
  return allowed(() => sessionStorage);
}

/** Storage that outlives the tab: for the property tax intake only, whose visitors are told so. */
export function lastingStorage(): Storage | undefined {
  return allowed(() => localStorage);
}

/** Private windows, strict settings and a full storage make any use of it throw; the forms work without it. */
export function allowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
