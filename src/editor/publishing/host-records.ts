/** Schemas of the host's responses, with the fields that are used. */
import * as z from 'zod';

export const pullSchema = z.looseObject({
  number: z.int(),
  title: z.string(),
  html_url: z.url(),
  state: z.enum(['open', 'closed']),
  created_at: z.string(),
  merged_at: z.nullish(z.string()),
  merge_commit_sha: z.nullish(z.string()),
  mergeable: z.nullish(z.boolean()),
  user: z.nullish(z.looseObject({ login: z.string() })),
  head: z.looseObject({ sha: z.string(), ref: z.string() }),
});
export type Pull = z.output<typeof pullSchema>;

export const pullsSchema = z.array(pullSchema);

export const repositorySchema = z.looseObject({
  permissions: z.optional(z.looseObject({ push: z.boolean() })),
  allow_merge_commit: z.optional(z.boolean()),
});

export const userSchema = z.looseObject({ login: z.string() });

export const checkRunsSchema = z.looseObject({
  check_runs: z.array(
    z.looseObject({ status: z.string(), conclusion: z.nullish(z.string()), html_url: z.nullish(z.string()) }),
  ),
});

export const statusSchema = z.looseObject({
  statuses: z.array(
    z.looseObject({ context: z.string(), state: z.string(), target_url: z.nullish(z.string()) }),
  ),
});

export const deploymentsSchema = z.array(z.looseObject({ id: z.int(), sha: z.string() }));

export const deploymentStatusesSchema = z.array(
  z.looseObject({ state: z.string(), created_at: z.string(), log_url: z.nullish(z.string()) }),
);
