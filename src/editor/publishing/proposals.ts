/** Reads recent proposals and the live site from the host. */
import { gitSucceeds } from './git.ts';
import { parseResponse } from './host.ts';
import type { HostResponse, HostApi } from './host.ts';
import {
  checkRunsSchema,
  deploymentStatusesSchema,
  deploymentsSchema,
  pullSchema,
  pullsSchema,
  repositorySchema,
  statusSchema,
} from './host-records.ts';
import type { Pull } from './host-records.ts';
import { baseBranch } from './repository.ts';

const maxListedProposals = 8;
const maxDeployments = 6;
const operation = 'Reading the proposals';

type Checks = {
  check: 'none' | 'running' | 'passed' | 'failed';
  checkUrl: string | undefined;
  previewUrl: string | undefined;
};

export type Proposal = Pull &
  Checks & {
    /** Time of the earliest listed deployment that contains it. */
    liveSince: string | undefined;
    /** Whether someone else published a different edit of the same text first. */
    isBlocked: boolean;
  };

export type Proposals = {
  proposals: Proposal[];
  /** Newest first. */
  deployments: Deployment[];
  /** Whether the author has permission to publish. */
  canPublish: boolean;
};

/** Reads recent proposals and deployments with the author's own credentials. */
export async function readProposals(root: string, api: HostApi): Promise<Proposals> {
  const query = `/pulls?state=all&sort=updated&direction=desc&per_page=${maxListedProposals}&base=${baseBranch}`;
  const [pulls, repository, deployments] = await Promise.all([
    api('GET', query),
    api('GET', ''),
    readDeployments(api),
  ]);
  const { permissions } = parseResponse(repositorySchema, repository, operation);
  return {
    canPublish: permissions?.push === true,
    deployments,
    proposals: await Promise.all(
      parseResponse(pullsSchema, pulls, operation).map(async (pull) => {
        const [checks, details] = await Promise.all([
          readChecks(api, pull.head.sha),
          pull.state === 'open' ? api('GET', `/pulls/${pull.number}`) : undefined,
        ]);
        return {
          ...pull,
          ...checks,
          liveSince: await findLiveSince(root, pull, deployments),
          isBlocked: pullSchema.safeParse(details?.body).data?.mergeable === false,
        };
      }),
    ),
  };
}

const failedStates = new Set(['failure', 'timed_out', 'cancelled', 'action_required', 'error']);

/** Reads the results of the host's workflows and the URL of the preview. */
export async function readChecks(api: HostApi, commit: string): Promise<Checks> {
  const [runs, statuses] = await Promise.all([
    api('GET', `/commits/${commit}/check-runs`),
    api('GET', `/commits/${commit}/status`),
  ]);
  const checkRuns = checkRunsSchema.safeParse(runs.body).data?.check_runs ?? [];
  const commitStatuses = statusSchema.safeParse(statuses.body).data?.statuses ?? [];
  const preview = commitStatuses.find(({ context, state }) => context === 'preview' && state === 'success');
  const results = [
    ...checkRuns.map(({ status, conclusion, html_url }) => ({
      result: status === 'completed' ? (conclusion ?? 'failure') : 'running',
      url: html_url,
    })),
    ...commitStatuses
      .filter(({ context }) => context !== 'preview')
      .map(({ state, target_url }) => ({ result: state === 'pending' ? 'running' : state, url: target_url })),
  ];
  const failed = results.find(({ result }) => failedStates.has(result));
  const running = results.find(({ result }) => result === 'running');
  const check =
    failed !== undefined
      ? 'failed'
      : running !== undefined
        ? 'running'
        : results.length === 0
          ? 'none'
          : 'passed';
  return {
    check,
    checkUrl: acceptHttpUrl((failed ?? running)?.url),
    previewUrl: acceptHttpUrl(preview?.target_url),
  };
}

/** Returns the URL if it is safe to link to, or undefined. */
function acceptHttpUrl(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? url : undefined;
}

type Deployment = {
  commit: string;
  state: 'live' | 'failed' | 'running';
  createdAt: string;
  url: string | undefined;
};

/** Reads the latest deployments, newest first. Returns none if the author may not read them. */
async function readDeployments(api: HostApi): Promise<Deployment[]> {
  const list = await api('GET', `/deployments?environment=production&per_page=${maxDeployments}`);
  const deployments = deploymentsSchema.safeParse(list.body).data ?? [];
  const states: HostResponse[] = await Promise.all(
    deployments.map(({ id }) => api('GET', `/deployments/${id}/statuses?per_page=1`)),
  );
  return deployments.flatMap(({ sha }, index): Deployment[] => {
    const [latest] = deploymentStatusesSchema.safeParse(states[index]?.body).data ?? [];
    if (latest === undefined) return [];
    const { state, created_at: createdAt, log_url: url } = latest;
    const isLive = state === 'success' || state === 'inactive';
    return [
      {
        commit: sha,
        state: isLive ? 'live' : failedStates.has(state) ? 'failed' : 'running',
        createdAt,
        url: acceptHttpUrl(url),
      },
    ];
  });
}

/** Finds the time of the earliest listed deployment that contains the proposal. */
async function findLiveSince(
  root: string,
  { merged_at: mergedAt, merge_commit_sha: mergeCommit }: Pull,
  deployments: readonly Deployment[],
): Promise<string | undefined> {
  if (!mergedAt || !mergeCommit) return undefined;
  let liveSince: string | undefined;
  for (const { commit, state, createdAt } of deployments) {
    if (state === 'live' && (await gitSucceeds(root, 'merge-base', '--is-ancestor', mergeCommit, commit)))
      liveSince = createdAt;
  }
  return liveSince;
}
