import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFiles } from '#content/source/content-files.ts';
import { fixText } from '#content/source/repair.ts';

/** Fixes content files and prints each changed line before and after the change. */
export async function fixContent(root: string): Promise<void> {
  let fixedFiles = 0;
  let skippedFiles = 0;
  for (const file of await readContentFiles(root)) {
    if (file.isDamaged) {
      console.log(formatEncodingError(file.path));
      skippedFiles += 1;
      continue;
    }
    const { text, changes } = fixText(file);
    if (changes.length === 0) continue;
    await writeFile(join(root, file.path), text);
    console.log([file.path, ...changes].join('\n'));
    fixedFiles += 1;
  }
  if (fixedFiles === 0) console.log(skippedFiles === 0 ? 'Nothing to fix.' : 'Nothing else to fix.');
  else console.log(`Fixed ${fixedFiles} ${fixedFiles === 1 ? 'file' : 'files'}. Nothing else changed.\n`);
}

function formatEncodingError(path: string): string {
  return `${path}\n  was not changed: it isn’t saved as UTF-8, so its accents and dashes would be lost. Save it as UTF-8 in the program that created it, and run this again.`;
}
