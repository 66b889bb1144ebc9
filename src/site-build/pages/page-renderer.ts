/** What the build takes from the bundle of the templates. */
export { shortClasses } from './classes.ts';
export { pageConstants } from './constants.ts';
export { noting } from './noting-jsx.ts';
export { renderNotFound, renderPage } from './render-page.tsx';
