import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import type { PluginOption } from 'vite';
import { mdxWithFacts } from './mdx.ts';
import { shortClassesOf, shortClassesPlugin } from './short-classes.ts';

/** With these, Vike bundles the templates and prerenders every page. */
export async function buildPlugins(root: string): Promise<PluginOption[]> {
  return [shortClassesPlugin(root, shortClassesOf(root)), ...(await mdxWithFacts(root)), react(), vike()];
}
