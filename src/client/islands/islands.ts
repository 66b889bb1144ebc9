/** The code of all forms, loaded on the first focus or touch. */
import { addStyles } from '../add-styles.ts';
import { formsData } from '../forms/forms-data.ts';
import { deliverPending } from '../forms/intake.ts';
import { loadClient } from '../forms/send/deliver.ts';
import { onReturn } from '../forms/send/unconfirmed.ts';
import { restoreSentRequest } from '../sent-request.ts';
import { hydrateIsland } from './hydrate.ts';

const { config, styles } = formsData();
if (styles) addStyles(styles);

const forms = [
  ...document.querySelectorAll<HTMLElement>('[data-island]:not([data-island=deadline],[data-island=places])'),
];
for (const place of forms) hydrateIsland(place);
restoreSentRequest();

// On every page: a visitor who has paid returns to a page without a form.
const deliver = () => void deliverPending(config);
deliver();
onReturn(deliver);
// If this fails, the client is loaded again on sending.
if (forms.length > 0) {
  loadClient()
    .then(({ supabaseClient }) => supabaseClient(config))
    .catch(() => {});
}
