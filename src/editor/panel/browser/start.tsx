/// <reference lib="dom" />
/** Adds the editing panel to a page of the preview. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { detachLocations } from '../shown-values.ts';
import { panelStyle } from '../style.ts';

// Must run before the page's scripts hydrate its islands.
detachLocations(document);

/** Outside the body, so that patches to the page after a save don't affect it. */
const host = document.documentElement.appendChild(document.createElement('div'));
host.id = 'edit-page';

/** Isolates the panel from the styles of the page. */
const root = host.attachShadow({ mode: 'open' });
const styles = root.appendChild(document.createElement('style'));
styles.textContent = panelStyle;

const panel = createRoot(root.appendChild(document.createElement('div')));
// Synchronously, so that the page is editable as soon as it has loaded.
flushSync(() => panel.render(<App host={host} />));
