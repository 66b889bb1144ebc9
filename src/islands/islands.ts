/** What arrives when a visitor shows intent: one file with the code of every form. */
import { hydrateIsland } from './hydrate.tsx';
import { deliverPending } from './intake-delivery.ts';
import { fetchClient } from './send/transport.ts';

const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const forms = places.flatMap((place) => hydrateIsland(place) ?? []);
const config = forms[0]?.config;

if (config) {
  const deliver = () => void deliverPending(config);
  deliver();
  addEventListener('online', deliver);
}
void fetchClient();
