/** Rolls back a Cloudflare Pages deployment through Cloudflare's API, because Wrangler has no command for it. */
import { findFormProblems } from '#operations/leads/check-forms.ts';
import { findFunctionFaults } from './health.ts';
import { buildFunctionsUrl } from './settings.ts';
import type { Environment } from './settings.ts';

type Deployment = { id: string };

/**
 * Restores the previous site. Returns why it can't be restored, or a message for each problem with its forms or the functions. Throws when
 * Cloudflare rejects the request.
 */
export async function rollBack(environment: Environment, origin: string): Promise<string[]> {
  const { canonical_deployment: current } = await request<{ canonical_deployment?: Deployment | null }>(
    environment,
    'GET',
    '',
  );
  const deployments = await request<Deployment[]>(environment, 'GET', '/deployments?env=production');
  const index = deployments.findIndex(({ id }) => id === current?.id);
  // The list contains only recent deployments. If an old one was restored, a person must choose an earlier one.
  if (index === -1)
    return ['No earlier deployment can be chosen automatically. Roll back in the Cloudflare dashboard.'];
  const previousDeployment = deployments[index + 1];
  if (previousDeployment === undefined) return ['There is no earlier deployment to roll back to.'];
  await request(environment, 'POST', `/deployments/${previousDeployment.id}/rollback`);
  const functionsUrl = buildFunctionsUrl(environment, origin);
  return [...(await findFormProblems(functionsUrl, origin)), ...(await findFunctionFaults(functionsUrl))];
}

async function request<Result>(environment: Environment, method: string, path: string): Promise<Result> {
  // Wrangler reads the same setting.
  const api = environment['CLOUDFLARE_API_BASE_URL'] || 'https://api.cloudflare.com/client/v4';
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_PAGES_PROJECT: project } = environment;
  const response = await fetch(`${api}/accounts/${account}/pages/projects/${project}${path}`, {
    method,
    headers: { authorization: `Bearer ${environment['CLOUDFLARE_API_TOKEN']}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok)
    throw new Error(
      `Cloudflare returned ${response.status} for the project ${project}. Check that CLOUDFLARE_API_TOKEN has permission to edit Pages.`,
    );
  const { result }: { result: Result } = await response.json();
  return result;
}
