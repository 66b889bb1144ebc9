/** Schemas of the publishing forms on `/author`, and types of the data that it shows. */
import * as z from 'zod';

/** A changed sentence; empty when it was added or removed. */
export type TextChange = { label: string; before: string; after: string };

export type FileChange = {
  file: string;
  kind: 'added' | 'removed' | 'changed';
  texts: TextChange[];
};

/** A file in which two authors changed the same text. */
export type MergeConflict = { file: string; texts: { label: string; mine: string; theirs: string }[] };

const side = z.enum(['mine', 'theirs']);
export type Side = z.output<typeof side>;
/** The version to use for each file that both authors changed. */
export type Choices = Readonly<Record<string, Side>>;

export type SentProposal = { url: string; branch: string; isNew: boolean };
export type SendResult = { sent: SentProposal } | { conflicts: MergeConflict[] };

export type CheckState = 'none' | 'running' | 'passed' | 'failed';

export type Proposal = {
  number: number;
  title: string;
  author: string;
  url: string;
  sentAt: string;
  state: 'open' | 'published' | 'closed';
  check: CheckState;
  checkUrl?: string;
  previewUrl?: string;
  publishedAt?: string;
  onlineSince?: string;
  /** The commit that was reviewed. */
  commit: string;
  /** Whether someone else published a change to the same sentence first. */
  isBlocked: boolean;
};

export type LiveSite = { publishedAt?: string; failedAt?: string; runUrl?: string };

export type Proposals = {
  host: string;
  proposals: Proposal[];
  live: LiveSite;
  /** Whether the author may publish. */
  mayPublish: boolean;
  /** Number of published commits that aren't on this computer. */
  behind: number;
};

export const publishingForms = {
  nothing: z.strictObject({}),
  proposals: z.strictObject({ canPromptForSignIn: z.literal('yes').optional() }),
  /** The other fields are the choices, by file. */
  send: z.object({ title: z.string().max(200) }).catchall(side),
  publish: z.strictObject({
    number: z.coerce.number().int().min(1),
    commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  }),
};
