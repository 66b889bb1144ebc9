/// <reference lib="dom" />
import { make } from '../browser/make.ts';
import { style } from './style.ts';

/** Outside the body, so that patches of the page after a save don't affect it. */
export const host = document.documentElement.appendChild(make('div', { id: 'edit-page' }));

/** The shadow root of the whole panel. */
export const root = host.attachShadow({ mode: 'open' });
root.append(make('style', {}, style));
