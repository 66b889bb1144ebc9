/// <reference lib="dom" />
import { make } from '../browser/make.ts';
import { style } from './style.ts';

/** Beside the body: what is patched there after a save knows nothing of it. */
export const host = document.documentElement.appendChild(make('div', { id: 'edit-page' }));

/** What all of the panel stands in. */
export const root = host.attachShadow({ mode: 'open' });
root.append(make('style', {}, style));
