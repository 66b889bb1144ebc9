import type { RuleId, Severity } from './rules.ts';

/** Something on a built page that a rule of attorney advertising speaks to. */
export type Finding = {
  rule: RuleId;
  /** The bar or federal rule behind it. */
  authority: string;
  severity: Severity;
  /** The words that were found. */
  found: string;
  /** What is wrong, and how to mend it. */
  message: string;
  mend: string;
  /** Pages that show these words; empty for a finding in a record. */
  pages: string[];
  /** Where the words stand in content, 1-based. */
  file: string;
  line: number;
  column: number;
  length: number;
  /** The file of the waiver that permits it. */
  waivedBy?: string;
};

/** What a check reports, before its place in content is known. */
export type Hit = {
  rule: RuleId;
  /** Where it differs from the rule's own. */
  severity?: Severity;
  found: string;
  message: string;
  mend: string;
  /** The stretch of text in which the words stand. */
  context?: string;
  /** The content file, when the check knows it. */
  file?: string;
  /** The words may come from a record that neither the page nor its frame names. */
  fromAnyRecord?: true;
  /** A fact quoted where the words stand may prove them: a figure of the firm's own work, or of anybody's. */
  evidence?: 'own-figure' | 'any-figure';
};
