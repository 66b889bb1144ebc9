/** What arrives when a visitor shows intent: one file with the code of every form. */
import { formsData } from './forms-data.ts';
import { hydrateIsland } from './hydrate.tsx';
import { deliverPending } from './intake-delivery.ts';
import { fetchClient, wakeSession } from './send/transport.ts';
import { lastingStorage } from './send/unconfirmed.ts';
import { whenBack } from './send/when-back.ts';
import { hasSession } from './storage-keys.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) hydrateIsland(place);

// On every page, with a form or without: a visitor who has paid comes back to a page of thanks.
const { config } = formsData();
const deliver = () => void deliverPending(config);
deliver();
whenBack(deliver);
void (hasSession(Object.keys(lastingStorage() ?? {})) ? wakeSession(config) : fetchClient());
