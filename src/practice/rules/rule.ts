import type { Rule, SiteContext as Context } from '#content/rules/rule.ts';
import type { AnyEntry, Entries, PageEntry } from '../site.ts';

/** All that a rule about the whole site may know. */
export type SiteContext = Context<Entries, AnyEntry, PageEntry>;

/** About a file whose fields hold to their schema. */
export type EntryRule = Rule<AnyEntry>;

/** About what files are to each other. */
export type SiteRule = Rule<SiteContext>;
