/** Names of previews. A name becomes a branch of the hosting project, and some branches are public. */
import { randomBytes } from 'node:crypto';
import { StepFailed } from './step-failed.ts';

/** The branch of Cloudflare Pages that visitors see. */
export const liveBranch = 'main';
/** The branch where a deploy checks the site before it goes live. */
export const rehearsalBranch = 'next';

/** Cloudflare cuts branch names in addresses after 28 characters, and the random part must fit. */
const maxNameLength = 15;
const randomBytesOfBranch = 6;

/**
 * The branch for a preview: the name with a random suffix, so that its address can't be guessed. Throws `StepFailed` for a
 * name with a meaning of its own, such as the live branch.
 */
export function previewBranch(name: string, productionBranch = liveBranch): string {
  const reserved = [liveBranch, rehearsalBranch, productionBranch.toLowerCase()];
  if (reserved.includes(name))
    throw new StepFailed(
      `"${name}" isn't allowed as a preview name: that branch is the live site or part of a deploy.`,
    );
  if (name.length > maxNameLength || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new StepFailed(
      `"${name}" isn't allowed as a preview name. Use up to ${maxNameLength} lowercase letters, digits and single hyphens, such as pr-7.`,
    );
  return `${name}-${randomBytes(randomBytesOfBranch).toString('hex')}`;
}
