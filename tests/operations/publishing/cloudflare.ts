import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { startTestServer } from '../../fixtures/resources.ts';

export type Cloudflare = Awaited<ReturnType<typeof startCloudflare>>;

/** Starts a fake Cloudflare API for `wrangler`. Its deployments have the URL `deploymentUrl`. */
export async function startCloudflare(deploymentUrl: string) {
  const branches: string[] = [];
  let manifest: Record<string, string> = {};
  let worker = '';
  let currentId = 'deployment-0';
  const jwt = ['e30', btoa(JSON.stringify({ exp: 4e9, max_file_count_allowed: 20_000 })), ''].join('.');
  const project = {
    name: 'site',
    production_branch: 'main',
    deployment_configs: { production: {}, preview: {} },
  };
  const buildDeployment = () => ({
    id: `deployment-${branches.length}`,
    url: deploymentUrl,
    aliases: [deploymentUrl],
    environment: 'preview',
    latest_stage: { name: 'deploy', status: 'success' },
    deployment_trigger: { metadata: {} },
    ...project,
  });
  const wrap = (result: unknown) => ({ success: true, errors: [], messages: [], result });
  const projectPath = '/accounts/:account/pages/projects/:project';
  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.header('authorization') !== 'Bearer wrong') return await next();
      const errors = [{ code: 10_000, message: 'Authentication error' }];
      return c.json({ success: false, errors, messages: [], result: null }, 403);
    })
    .get(`${projectPath}/upload-token`, (c) => c.json(wrap({ jwt })))
    .post('/pages/assets/check-missing', async (c) => c.json(wrap((await c.req.json()).hashes)))
    .post(`${projectPath}/deployments`, async (c) => {
      const form = await c.req.formData();
      manifest = JSON.parse(String(form.get('manifest')));
      worker = String(await new Response(form.get('_worker.bundle')).text());
      branches.push(String(form.get('branch')));
      if (branches.at(-1) === project.production_branch) currentId = buildDeployment().id;
      return c.json(wrap(buildDeployment()));
    })
    .post(`${projectPath}/deployments/:id/rollback`, (c) => {
      currentId = c.req.param('id');
      return c.json(wrap(buildDeployment()));
    })
    .get(`${projectPath}/deployments`, (c) => {
      const indexes = [...branches.keys()].filter((index) => branches[index] === project.production_branch);
      return c.json(wrap(indexes.toReversed().map((index) => ({ id: `deployment-${index + 1}` }))));
    })
    .get(`${projectPath}/deployments/*`, (c) => c.json(wrap(buildDeployment())))
    .all('*', (c) => c.json(wrap({ ...project, canonical_deployment: { id: currentId } })));
  return {
    url: await startTestServer(getRequestListener(app.fetch)),
    /** The branches of all deployments, in order. */
    branches,
    /** The files and the worker of the last deployment. */
    listFiles: () => Object.keys(manifest),
    readWorker: () => worker,
    /** The ID of the live deployment. */
    getCurrentDeployment: () => currentId,
  };
}
