/** What `/author` and the preview exchange about leads, below `/edit`. The key is part of each request and is stored nowhere. */
import * as z from 'zod';

/** Of the Supabase project. Without a key, the leads are those of the server that runs on this computer. */
const access = { address: z.string().max(300), key: z.string().max(4_000) };

export const leadsForms = {
  /** `POST /edit/leads` */
  list: z.strictObject(access),
  /** `POST /edit/leads/handled` */
  handled: z.strictObject({ ...access, id: z.uuid() }),
  /** `POST /edit/leads/export` */
  export: z.strictObject({ ...access, all: z.boolean() }),
};

export type Access = z.output<typeof leadsForms.list>;

/** A lead that nobody has answered. */
export type OpenLead = {
  id: string;
  kind: string;
  receivedAt: string;
  /** The last day to act, where the visitor gave a day of service. */
  actBy?: string;
  isPast: boolean;
  name: string;
  /** It looks like spam: somebody should check. */
  isDoubtful: boolean;
  /** What the form asked, each with its label. */
  rows: { label: string; words: string }[];
};

export type OpenLeads = { leads: OpenLead[] };
export type ExportedLeads = { csv: string };
