import { listen } from '../../fixtures/resources.ts';

export type Cloudflare = {
  url: string;
  /** The branches of all deployments, in order. */
  branches: string[];
  /** The files and the worker of the last deployment. */
  files: () => string[];
  worker: () => string;
  /** The id of the live deployment. */
  currentDeployment: () => string;
  /** The live branch; `main` by default. */
  setProductionBranch: (name: string) => void;
  /** Sets the URL of later deployments. */
  showAt: (address: string) => void;
};

/** A fake of the Cloudflare API for `wrangler`, whose deployments have the URL `shownAt`. */
export async function startCloudflare(shownAt: string): Promise<Cloudflare> {
  const branches: string[] = [];
  let manifest: Record<string, string> = {};
  let worker = '';
  let shown = shownAt;
  let current = 'deployment-0';
  const token = ['e30', btoa(JSON.stringify({ exp: 4e9, max_file_count_allowed: 20_000 })), ''].join('.');
  const project = {
    name: 'site',
    production_branch: 'main',
    deployment_configs: { production: {}, preview: {} },
  };
  const deployment = () => ({
    id: `deployment-${branches.length}`,
    url: shown,
    aliases: [shown],
    environment: 'preview',
    latest_stage: { name: 'deploy', status: 'success' },
    deployment_trigger: { metadata: {} },
    ...project,
  });
  const url = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { url: path = '', method } = request;
    const result = async () => {
      if (request.headers.authorization === 'Bearer refused') return undefined;
      if (path.endsWith('/upload-token')) return { jwt: token };
      if (path.endsWith('/check-missing')) return JSON.parse(body.toString()).hashes;
      if (path.endsWith('/deployments') && method === 'POST') {
        const type = request.headers['content-type'] ?? '';
        const form = await new Response(body, { headers: { 'content-type': type } }).formData();
        manifest = JSON.parse(String(form.get('manifest')));
        worker = String(await new Response(form.get('_worker.bundle')).text());
        branches.push(String(form.get('branch')));
        if (branches.at(-1) === project.production_branch) current = deployment().id;
      }
      const [, earlier] = /\/deployments\/([\w-]+)\/rollback$/.exec(path) ?? [];
      if (earlier !== undefined) current = earlier;
      if (path.endsWith('/deployments?env=production'))
        return [...branches.keys()]
          .toReversed()
          .filter((at) => branches[at] === project.production_branch)
          .map((at) => ({ id: `deployment-${at + 1}` }));
      if (path.includes('/deployments')) return deployment();
      return { ...project, canonical_deployment: { id: current } };
    };
    const found = await result();
    response.statusCode = found === undefined ? 403 : 200;
    response.setHeader('content-type', 'application/json');
    const errors = found === undefined ? [{ code: 10_000, message: 'Authentication error' }] : [];
    response.end(
      JSON.stringify({ success: found !== undefined, errors, messages: [], result: found ?? null }),
    );
  });
  return {
    url,
    branches,
    files: () => Object.keys(manifest),
    worker: () => worker,
    currentDeployment: () => current,
    setProductionBranch: (name) => {
      project.production_branch = name;
    },
    showAt: (address) => {
      shown = address;
    },
  };
}
