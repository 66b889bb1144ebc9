import { startTestServer } from '../../fixtures/resources.ts';

export type Cloudflare = {
  url: string;
  /** The branches of all deployments, in order. */
  branches: string[];
  /** The files and the worker of the last deployment. */
  listFiles: () => string[];
  readWorker: () => string;
  /** The ID of the live deployment. */
  getCurrentDeployment: () => string;
  /** The live branch; `main` by default. */
  setProductionBranch: (name: string) => void;
  /** Sets the URL of later deployments. */
  setDeploymentUrl: (newUrl: string) => void;
};

/** Starts a fake Cloudflare API for `wrangler`. Its deployments have the URL `deploymentUrl`. */
export async function startCloudflare(deploymentUrl: string): Promise<Cloudflare> {
  const branches: string[] = [];
  let manifest: Record<string, string> = {};
  let worker = '';
  let currentUrl = deploymentUrl;
  let currentId = 'deployment-0';
  const token = ['e30', btoa(JSON.stringify({ exp: 4e9, max_file_count_allowed: 20_000 })), ''].join('.');
  const project = {
    name: 'site',
    production_branch: 'main',
    deployment_configs: { production: {}, preview: {} },
  };
  const buildDeployment = () => ({
    id: `deployment-${branches.length}`,
    url: currentUrl,
    aliases: [currentUrl],
    environment: 'preview',
    latest_stage: { name: 'deploy', status: 'success' },
    deployment_trigger: { metadata: {} },
    ...project,
  });
  const url = await startTestServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { url: path = '', method } = request;
    const buildResult = async () => {
      if (request.headers.authorization === 'Bearer wrong') return undefined;
      if (path.endsWith('/upload-token')) return { jwt: token };
      if (path.endsWith('/check-missing')) return JSON.parse(body.toString()).hashes;
      if (path.endsWith('/deployments') && method === 'POST') {
        const type = request.headers['content-type'] ?? '';
        const form = await new Response(body, { headers: { 'content-type': type } }).formData();
        manifest = JSON.parse(String(form.get('manifest')));
        worker = String(await new Response(form.get('_worker.bundle')).text());
        branches.push(String(form.get('branch')));
        if (branches.at(-1) === project.production_branch) currentId = buildDeployment().id;
      }
      const [, rollbackId] = /\/deployments\/([\w-]+)\/rollback$/.exec(path) ?? [];
      if (rollbackId !== undefined) currentId = rollbackId;
      if (path.endsWith('/deployments?env=production'))
        return [...branches.keys()]
          .toReversed()
          .filter((index) => branches[index] === project.production_branch)
          .map((index) => ({ id: `deployment-${index + 1}` }));
      if (path.includes('/deployments')) return buildDeployment();
      return { ...project, canonical_deployment: { id: currentId } };
    };
    const result = await buildResult();
    response.statusCode = result === undefined ? 403 : 200;
    response.setHeader('content-type', 'application/json');
    const errors = result === undefined ? [{ code: 10_000, message: 'Authentication error' }] : [];
    response.end(
      JSON.stringify({
        success: result !== undefined,
        errors,
        messages: [],
        result: result ?? null,
      }),
    );
  });
  return {
    url,
    branches,
    listFiles: () => Object.keys(manifest),
    readWorker: () => worker,
    getCurrentDeployment: () => currentId,
    setProductionBranch: (name) => {
      project.production_branch = name;
    },
    setDeploymentUrl: (newUrl) => {
      currentUrl = newUrl;
    },
  };
}
