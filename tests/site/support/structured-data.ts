import type { BuiltPage } from './site.ts';

export type GraphNode = { '@type': string; '@id'?: string; [name: string]: unknown };

export function graphOf({ root }: BuiltPage): GraphNode[] {
  const script = root.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}')['@graph'] ?? [];
}

export function nodesOf(page: BuiltPage, type: string): GraphNode[] {
  return graphOf(page).filter((node) => node['@type'] === type);
}
