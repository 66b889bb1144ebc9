/** Reads recent proposals and deployments through GitHub's GraphQL API. */
import * as z from 'zod';
import { gitSucceeds } from './git.ts';
import { parseResponse } from './github.ts';
import type { GitHubApi, GitHubRepository } from './github.ts';
import { baseBranch } from './repository.ts';
import type { Repository } from './repository.ts';

const link = z.nullish(z.url({ protocol: /^https?$/ })).catch(undefined);

/** The result of a proposal's checks, by GitHub's status. */
const checkResults = {
  SUCCESS: 'passed',
  PENDING: 'running',
  EXPECTED: 'running',
  FAILURE: 'failed',
  ERROR: 'failed',
} as const;
const checkState = z.enum(['SUCCESS', 'PENDING', 'EXPECTED', 'FAILURE', 'ERROR']);

const proposalFields = `
  number title url state createdAt mergedAt mergeable viewerDidAuthor headRefOid
  author { login }
  mergeCommit { oid }
  statusCheckRollup { state }
  commits(last: 1) { nodes { commit { status { context(name: "preview") { targetUrl } } } } }`;
const previewStatus = z.object({ context: z.nullish(z.object({ targetUrl: link })) });
const commitNode = z.object({ commit: z.object({ status: z.nullish(previewStatus) }) });

const proposalSchema = z
  .object({
    number: z.int(),
    title: z.string(),
    url: z.url(),
    state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
    createdAt: z.string(),
    mergedAt: z.nullish(z.string()),
    mergeable: z.string(),
    viewerDidAuthor: z.boolean(),
    headRefOid: z.string(),
    author: z.nullish(z.object({ login: z.string() })),
    mergeCommit: z.nullish(z.object({ oid: z.string() })),
    statusCheckRollup: z.nullish(z.object({ state: checkState })),
    commits: z.object({ nodes: z.array(commitNode) }),
  })
  .transform(({ statusCheckRollup, commits, mergeable, ...pull }) => ({
    ...pull,
    check: statusCheckRollup ? checkResults[statusCheckRollup.state] : ('none' as const),
    previewUrl: commits.nodes[0]?.commit.status?.context?.targetUrl,
    /** Whether someone else published a different edit of the same text first. */
    hasConflict: mergeable === 'CONFLICTING',
  }));

/** With recent commits of the base branch, to see whether the repository has checks. The newest commit may have none yet. */
const settingsFields = `
  viewerPermission mergeCommitAllowed
  ref(qualifiedName: "refs/heads/${baseBranch}") {
    target { ... on Commit { history(first: 10) { nodes { statusCheckRollup { state } } } } }
  }`;
const commitHistory = z.object({ nodes: z.array(z.object({ statusCheckRollup: z.nullish(z.unknown()) })) });
const settingsSchema = z.object({
  viewerPermission: z.nullish(z.string()),
  mergeCommitAllowed: z.boolean(),
  ref: z.nullish(z.object({ target: z.object({ history: commitHistory }) })),
});

const listFields = `${settingsFields}
  pullRequests(first: 8, baseRefName: "${baseBranch}", orderBy: { field: UPDATED_AT, direction: DESC }) {
    nodes { ${proposalFields} }
  }`;
const listSchema = settingsSchema.extend({ pullRequests: z.object({ nodes: z.array(proposalSchema) }) });

/** Reads recent proposals, and whether the signed-in user may publish them. */
async function readPulls(github: GitHubRepository, api: GitHubApi) {
  const repository = await queryRepository(github, api, listFields, listSchema);
  const pulls = repository.pullRequests.nodes.map((pull) => markWaiting(pull, repository));
  return { canPublish: mayPublish(repository), pulls };
}

/** Reads a proposal, and the settings of the repository that apply to publishing it. */
export async function readPull(github: GitHubRepository, api: GitHubApi, number: number) {
  const fields = `${settingsFields} pullRequest(number: ${number}) { ${proposalFields} }`;
  const schema = settingsSchema.extend({ pullRequest: proposalSchema });
  const repository = await queryRepository(github, api, fields, schema);
  return {
    canPublish: mayPublish(repository),
    mergeCommitAllowed: repository.mergeCommitAllowed,
    pull: markWaiting(repository.pullRequest, repository),
  };
}

type Settings = z.output<typeof settingsSchema>;

function mayPublish({ viewerPermission }: Settings): boolean {
  return ['ADMIN', 'MAINTAIN', 'WRITE'].includes(viewerPermission ?? '');
}

/** Marks a proposal whose checks haven't started. */
function markWaiting(pull: z.output<typeof proposalSchema>, { ref }: Settings) {
  const hasChecks = ref?.target.history.nodes.some(({ statusCheckRollup }) => statusCheckRollup) ?? false;
  const isWaiting = hasChecks && pull.check === 'none' && pull.state === 'OPEN';
  return { ...pull, check: isWaiting ? ('waiting' as const) : pull.check };
}

type Pull = ReturnType<typeof markWaiting>;

/** Whether a proposal's checks have passed, or the repository has none. */
export function passesChecks({ check }: Pull): boolean {
  return check === 'passed' || check === 'none';
}

const statusSchema = z.object({ state: z.string(), createdAt: z.string(), logUrl: link });

const deploymentFields = `
  deployments(first: 6, environments: ["production"], orderBy: { field: CREATED_AT, direction: DESC }) {
    nodes { commitOid latestStatus { state createdAt logUrl } }
  }`;
const deploymentsSchema = z.object({
  deployments: z.object({
    nodes: z.array(z.object({ commitOid: z.string(), latestStatus: z.nullish(statusSchema) })),
  }),
});

/** Reads the latest deployments, newest first. Returns none if they can't be read, such as when the user's token doesn't permit it. */
async function readDeployments(github: GitHubRepository, api: GitHubApi) {
  return queryRepository(github, api, deploymentFields, deploymentsSchema).then(
    ({ deployments }) => deployments.nodes,
    () => [],
  );
}

export type Proposals = Awaited<ReturnType<typeof readProposals>>;
export type Proposal = Proposals['proposals'][number];

/** Reads recent proposals with the time each went live, the time of the current deployment, and the latest one if it failed. */
export async function readProposals({ root, github }: Repository, api: GitHubApi) {
  const [{ canPublish, pulls }, deployments] = await Promise.all([
    readPulls(github, api),
    readDeployments(github, api),
  ]);
  const liveDeployments = deployments.flatMap(({ commitOid, latestStatus }) =>
    // A newer deployment makes an earlier one inactive.
    latestStatus?.state === 'SUCCESS' || latestStatus?.state === 'INACTIVE'
      ? [{ commit: commitOid, createdAt: latestStatus.createdAt }]
      : [],
  );
  const newest = deployments.find(({ latestStatus }) => latestStatus)?.latestStatus;
  /** Finds the time of the earliest listed deployment that contains the proposal. */
  const findLiveSince = async (mergeCommit: string): Promise<string | undefined> => {
    for (const { commit, createdAt } of liveDeployments.toReversed())
      if (await gitSucceeds(root, 'merge-base', '--is-ancestor', mergeCommit, commit)) return createdAt;
    return undefined;
  };
  return {
    canPublish,
    liveSince: liveDeployments[0]?.createdAt,
    failedDeployment: newest && ['FAILURE', 'ERROR'].includes(newest.state) ? newest : undefined,
    proposals: await Promise.all(
      pulls.map(async (pull) => ({
        ...pull,
        liveSince: pull.mergeCommit ? await findLiveSince(pull.mergeCommit.oid) : undefined,
      })),
    ),
  };
}

async function queryRepository<Data>(
  { owner, name }: GitHubRepository,
  api: GitHubApi,
  fields: string,
  schema: z.ZodType<Data>,
): Promise<Data> {
  const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields} } }`;
  const response = await api('POST', '/graphql', { query, variables: { owner, name } });
  const responseSchema = z.object({ data: z.object({ repository: schema }) });
  return parseResponse(responseSchema, response, 'Reading the proposals').data.repository;
}
