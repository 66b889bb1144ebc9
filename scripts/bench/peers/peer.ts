import type { Shell } from './shell.ts';

/** Another site generator, and the project with which it makes the same pages. */
export type Peer = {
  name: string;
  /** Prints its version; also how it is seen whether the peer is installed. */
  version: string[];
  command: string[];
  /** Folder of the county files, and of the pages made from them. */
  contentFolder: string;
  outFolder: string;
  /** The project's other files: path and text. */
  files: (shell: Shell) => [string, string][];
};
