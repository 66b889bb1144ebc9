/** What the build takes from the bundle of the templates. */
export { shortClasses, pageConstants } from './constants.ts';
export { renderNotFound, renderPage } from './render-page.tsx';
