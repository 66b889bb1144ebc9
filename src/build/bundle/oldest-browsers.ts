/** The oldest browsers that get full styles and scripts. Older ones get plain pages and forms. */
const minVersions = { chrome: [100, 0], firefox: [100, 0], safari: [15, 4] } as const;

/** The browsers in Vite's format: "safari15.4". */
export const viteTargets = Object.entries(minVersions).map(([name, version]) => name + version.join('.'));

/** The browsers in Lightning CSS's format: one byte per version part. */
export const lightningTargets = Object.fromEntries(
  Object.entries(minVersions).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
