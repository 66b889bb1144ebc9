/** Reads recent proposals and the live site from the host. */
import type { CheckState, LiveSite, Proposal, Proposals } from './contract.ts';
import { gitSucceeds } from './git.ts';
import { parseResponse } from './host.ts';
import type { Host, HostResponse, HostApi } from './host.ts';
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

const maxListedProposals = 8;
const maxDeployments = 6;
const operation = 'Reading the proposals';

/** Reads the state of recent proposals with the author's own credentials. */
export async function readProposals(
  root: string,
  host: Host,
  api: HostApi,
  base: string,
): Promise<Omit<Proposals, 'behind'>> {
  const query = `/pulls?state=all&sort=updated&direction=desc&per_page=${maxListedProposals}&base=${encodeURIComponent(base)}`;
  const [pulls, repository, deployments] = await Promise.all([
    api('GET', query),
    api('GET', ''),
    readDeployments(api),
  ]);
  const records = parseResponse(pullsSchema, pulls, operation);
  const { permissions } = parseResponse(repositorySchema, repository, operation);
  return {
    host: host.name,
    mayPublish: permissions?.push === true,
    live: describeLiveSite(deployments),
    proposals: await Promise.all(records.map((pull) => describeProposal(root, api, pull, deployments))),
  };
}

async function describeProposal(
  root: string,
  api: HostApi,
  pull: Pull,
  deployments: readonly Deployment[],
): Promise<Proposal> {
  const isOpen = pull.state === 'open';
  const [checks, pullDetails] = await Promise.all([
    readChecks(api, pull.head.sha),
    isOpen ? api('GET', `/pulls/${pull.number}`) : undefined,
  ]);
  const onlineSince = await findOnlineSince(root, pull, deployments);
  return {
    number: pull.number,
    title: pull.title,
    author: pull.user?.login ?? '',
    url: pull.html_url,
    sentAt: pull.created_at,
    state: isOpen ? 'open' : pull.merged_at ? 'published' : 'closed',
    ...checks,
    ...(pull.merged_at && { publishedAt: pull.merged_at }),
    ...(onlineSince !== undefined && { onlineSince }),
    commit: pull.head.sha,
    isBlocked: pullDetails !== undefined && pullSchema.safeParse(pullDetails.body).data?.mergeable === false,
  };
}

type Checks = Pick<Proposal, 'check' | 'checkUrl' | 'previewUrl'>;

const failedStates = new Set(['failure', 'timed_out', 'cancelled', 'action_required', 'error']);

/** Results of the host's workflows, and the URL of the preview. */
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
  const check: CheckState =
    failed !== undefined
      ? 'failed'
      : running !== undefined
        ? 'running'
        : results.length === 0
          ? 'none'
          : 'passed';
  const checkUrl = acceptHttpUrl((failed ?? running)?.url);
  const previewUrl = acceptHttpUrl(preview?.target_url);
  return { check, ...(checkUrl && { checkUrl }), ...(previewUrl && { previewUrl }) };
}

/** Returns only URLs that are safe to link to. */
function acceptHttpUrl(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? url : undefined;
}

type Deployment = { commit: string; state: string; at: string; url?: string };

/** The latest deployments, newest first; empty when the author may not read them. */
async function readDeployments(api: HostApi): Promise<Deployment[]> {
  const list = await api('GET', `/deployments?environment=production&per_page=${maxDeployments}`);
  const deployments = deploymentsSchema.safeParse(list.body).data ?? [];
  const states: HostResponse[] = await Promise.all(
    deployments.map(({ id }) => api('GET', `/deployments/${id}/statuses?per_page=1`)),
  );
  return deployments.flatMap(({ sha }, index) => {
    const [lastOnline] = deploymentStatusesSchema.safeParse(states[index]?.body).data ?? [];
    if (lastOnline === undefined) return [];
    const url = acceptHttpUrl(lastOnline.log_url);
    return [{ commit: sha, state: lastOnline.state, at: lastOnline.created_at, ...(url && { url }) }];
  });
}

const onlineStates = new Set(['success', 'inactive']);

function describeLiveSite(deployments: readonly Deployment[]): LiveSite {
  const lastOnline = deployments.find(({ state }) => onlineStates.has(state));
  const [newest] = deployments;
  const hasFailed = newest !== undefined && failedStates.has(newest.state);
  return {
    ...(lastOnline && { publishedAt: lastOnline.at }),
    ...(hasFailed && { failedAt: newest.at }),
    ...(hasFailed && newest.url && { runUrl: newest.url }),
  };
}

/** Time of the first deployment that contains the commit. */
async function findOnlineSince(
  root: string,
  { merged_at: mergedAt, merge_commit_sha: mergeCommit }: Pull,
  deployments: readonly Deployment[],
): Promise<string | undefined> {
  if (!mergedAt || !mergeCommit) return undefined;
  let onlineSince: string | undefined;
  for (const { commit, state, at } of deployments) {
    if (!onlineStates.has(state)) continue;
    if (await gitSucceeds(root, 'merge-base', '--is-ancestor', mergeCommit, commit)) onlineSince = at;
  }
  return onlineSince;
}
