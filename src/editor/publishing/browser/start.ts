/// <reference lib="dom" />
/**
 * Fills the two sections of `/author` about changes and proposals, and refreshes them when the author returns to the page.
 */
import { showProposals, startProposals } from './proposals.ts';
import { showYourChanges, startYourChanges } from './your-changes.ts';

const [changes, proposals] = ['your-changes', 'proposals'].map((id) => document.getElementById(id));
if (changes && proposals) {
  startYourChanges(changes, () => void showProposals());
  startProposals(proposals, () => void showYourChanges());
  const show = () => {
    void showYourChanges();
    void showProposals();
  };
  show();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show();
  });
}
