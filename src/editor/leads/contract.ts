/** Requests and responses about leads, below `/edit`. Each request contains the key, which is never stored. */
import * as z from 'zod';

/** Address and key of the Supabase project. Without a key, leads come from the local server on this computer. */
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

/** An unanswered lead. */
export type OpenLead = {
  id: string;
  kind: string;
  receivedAt: string;
  /** The last day to act, if the visitor entered a day of service. */
  actBy?: string;
  isPast: boolean;
  name: string;
  /** Possible spam, to be reviewed by a person. */
  isDoubtful: boolean;
  /** The fields of the form, with their labels. */
  rows: { label: string; text: string }[];
};

export type OpenLeads = { leads: OpenLead[] };
export type ExportedLeads = { csv: string };
