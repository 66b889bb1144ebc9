import type { RouteSync } from 'vike/types';
import { renderWorld } from '../../current-site.ts';

/** Every address of the content leads here. */
export const route: RouteSync = ({ urlPathname }) => renderWorld().site.pages.has(urlPathname);
