import type { Rule, SiteContext as Context } from '#content/rules/rule.ts';
import type { AnyEntry, Entries, PageEntry } from '../site.ts';

/** The context for rules about the whole site. */
export type SiteContext = Context<Entries, AnyEntry, PageEntry>;

/** Checks a file that passed schema validation. */
export type EntryRule = Rule<AnyEntry>;

/** Checks files against each other. */
export type SiteRule = Rule<SiteContext>;
