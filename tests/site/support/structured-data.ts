import type { BuiltPage } from './site.ts';

export type GraphNode = { '@type': string; '@id'?: string; [name: string]: unknown };

export function readGraph({ root }: BuiltPage): GraphNode[] {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}')['@graph'] ?? [];
}

export function listGraphNodes(page: BuiltPage, type: string): GraphNode[] {
  return readGraph(page).filter((node) => node['@type'] === type);
}
