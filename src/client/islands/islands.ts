/** What arrives when a visitor turns to a form: one file with the code of every form. */
import { formsData } from '../forms/forms-data.ts';
import { deliverPending } from '../forms/intake.ts';
import { loadClient } from '../forms/send/deliver.ts';
import { onReturn } from '../forms/send/unconfirmed.ts';
import { goToSentRequest, showSentRequest, watchSentRequest } from '../sent-request.ts';
import { keptSentRequest } from '../storage.ts';
import { addStyles } from '../add-styles.ts';
import { hydrateIsland } from './hydrate.ts';

const { config, styles } = formsData();
if (styles) addStyles(styles);

const forms = [
  ...document.querySelectorAll<HTMLElement>('[data-island]:not([data-island=deadline],[data-island=places])'),
];
for (const place of forms) hydrateIsland(place);

watchSentRequest();
const sent = keptSentRequest();
if (sent) {
  showSentRequest(sent);
  // The browser brings a page that is loaded again back to where it was.
  const [visit] = performance.getEntriesByType('navigation');
  const reloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (reloaded && !navigator.userActivation?.hasBeenActive) goToSentRequest();
}

// On every page, with a form or without: a visitor who has paid comes back to a page of thanks.
const deliver = () => void deliverPending(config);
deliver();
onReturn(deliver);
// Where the code does not arrive now, it is fetched again on sending.
if (forms.length > 0) {
  loadClient()
    .then(({ supabaseClient }) => supabaseClient(config))
    .catch(() => {});
}
