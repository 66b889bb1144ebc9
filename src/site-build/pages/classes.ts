/**
 * What the templates' classes are in development: utilities as they are written, drawn by Tailwind as
 * it finds them. A build puts its short classes in the place of this module.
 */
import css from '#styles/development.css?inline';
import type { ShortClasses } from '../bundle/short-classes.ts';

export const stylesheet: string = css;
export const shortClasses: ShortClasses = {};
