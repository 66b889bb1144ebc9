/** The oldest browsers that get the code and styles of forms and layout; older ones get pages and forms without code. */
const oldest = { chrome: [100, 0], firefox: [100, 0], safari: [15, 4] } as const;

/** As Vite names them: "safari15.4". */
export const oldestBrowsers = Object.entries(oldest).map(([name, version]) => name + version.join('.'));

/** As Lightning CSS has them: a byte for each part of a version. */
export const oldestVersions = Object.fromEntries(
  Object.entries(oldest).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
