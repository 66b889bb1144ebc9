/** Renders the sections of `/author` with the author's own changes, recent proposals and the live site. */
import { html } from 'hono/html';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { formatDateTime, renderProblems } from '#editor/author-parts.ts';
import { formatCount } from '#content/report/print.ts';
import type { Html } from '#editor/author-parts.ts';
import type { MergeConflict } from './merge-commits.ts';
import { passesChecks } from './proposals.ts';
import type { Proposal, Proposals } from './proposals.ts';
import type { SentProposal } from './send.ts';
import type { FileChange } from './text-changes.ts';

export const publishingSections = html`<section
    id="your-changes"
    data-load="changes"
    aria-labelledby="your-changes-title"
  >
    <h2 id="your-changes-title">Your changes</h2>
    <div class="listed"></div>
    <form method="post" action="send" target="_blank">
      <label for="change-title">What did you change, in a few words?</label>
      <div>
        <input id="change-title" name="title" maxlength="120" autocomplete="off" />
        <button>Send for review</button>
      </div>
    </form>
    <div role="status"></div>
  </section>
  <section id="proposals" data-load="proposals" aria-labelledby="proposals-title">
    <h2 id="proposals-title">Sent for review</h2>
    <div class="listed"></div>
    <div role="status"></div>
  </section>`;

export function renderChanges(
  files: readonly (FileChange & { page: string | undefined })[],
  isSent: boolean,
  problems: readonly Diagnostic[],
): Html {
  if (files.length === 0) return html`<p>Nothing differs from the published version.</p>`;
  const sentenceCount = files.reduce((sum, change) => sum + change.texts.length, 0);
  const summary = `${sentenceCount === 0 ? '' : `${formatCount(sentenceCount, 'sentence')} in `}${formatCount(files.length, 'file')}`;
  const state = isSent
    ? 'changed. Your proposal is open: to add new changes to it, send again.'
    : 'changed. Not sent for review yet.';
  return html`<p>${summary} ${state}</p>
    <ul class="card changes">
      ${files.map(renderFile)}
    </ul>
    ${problems.length > 0 && html`<p class="bad">Fix this before you send:</p>`} ${renderProblems(problems)}`;
}

const kindLabels = { added: html`<b>New</b>`, removed: html`<b>Removed</b>`, changed: '' };

function renderFile({ file, kind, texts, page }: FileChange & { page: string | undefined }): Html {
  const items = texts.map(
    ({ label, before, after }) =>
      html`<li>
        <span>${label}</span>${before && html`<del>${before}</del>`}${after && html`<ins>${after}</ins>`}
      </li>`,
  );
  return html`<li>
    ${page && html`<a href="${page}">${page}</a>`} <code>${file}</code> ${kindLabels[kind]}
    <ul class="words">
      ${items}
    </ul>
  </li>`;
}

export function renderSentProposal({ url, isNew }: SentProposal): Html {
  return html`<p class="good">
    ${isNew ? 'Sent for review.' : 'Sent again: your changes were added to the open proposal.'}
    ${renderLink(url, 'Open the proposal')}
  </p>`;
}

/** Shows both versions of text that two authors changed, to choose one for each file. */
export function renderConflicts(files: readonly MergeConflict[], title: string): Html {
  const renderSide = ({ file, conflicts }: MergeConflict, side: 'mine' | 'theirs') =>
    html`<label
      ><input type="radio" name="${file}" value="${side}" required /><b
        >${side === 'mine' ? 'Yours' : 'Published in the meantime'}</b
      >${conflicts.map((conflict) => html`<span><small>${conflict.label}</small>${conflict[side]}</span>`)}</label
    >`;
  return html`<p class="bad">
      A different edit of the same text was published first. Nothing was sent, and nothing is lost.
    </p>
    <form class="card choices" method="post" action="send" target="_blank">
      <input type="hidden" name="title" value="${title}" />
      ${files.map(
        (conflict) =>
          html`<fieldset>
            <legend>Which version? <code>${conflict.file}</code></legend>
            ${renderSide(conflict, 'mine')} ${renderSide(conflict, 'theirs')}
          </fieldset>`,
      )}
      <button>Send this version</button>
    </form>`;
}

export function renderSignIn(): Html {
  return html`<form class="card" method="post" action="proposals">
    You are not signed in to GitHub. <button name="canPromptForSignIn" value="yes">Sign in</button>
  </form>`;
}

/** Renders the live site and recent proposals. `missingCount`: the number of published changes that aren't on this computer. */
export function renderProposals(data: Proposals, missingCount: number): Html {
  const { proposals } = data;
  const subject = missingCount === 1 ? 'One change has' : `${missingCount} changes have`;
  return html`<p>${renderLiveSite(data)}</p>
    ${
      missingCount > 0 &&
      html`<form class="card row" method="post" action="newest">
        <span>${subject} been published that you don’t have yet.</span>
        <button>Get the latest version</button>
      </form>`
    }
    ${
      proposals.length === 0
        ? html`<p>Nothing has been sent for review yet.</p>`
        : html`<ul class="card">
            ${proposals.map((proposal) => renderProposal(proposal, data.canPublish))}
          </ul>`
    }
    <form method="post" action="proposals"><button class="quiet">Refresh</button></form>`;
}

function renderLiveSite({ liveSince, failedDeployment }: Proposals): Html {
  const since = liveSince === undefined ? 'not published yet.' : `as of ${formatDateTime(liveSince)}.`;
  const failure =
    failedDeployment &&
    html`<strong class="bad"
        >Publishing failed on ${formatDateTime(failedDeployment.createdAt)}; the site wasn’t changed.</strong
      >
      ${failedDeployment.logUrl && renderLink(failedDeployment.logUrl, 'See why')}`;
  return html`Live site: ${since} ${failure}`;
}

function renderLink(href: string, text: string): Html {
  return html`<a href="${href}" target="_blank" rel="noreferrer">${text}</a>`;
}

const checkLabels: Record<Proposal['check'], [text: string, tone: string]> = {
  none: ['Not checked', ''],
  waiting: ['Checks haven’t started yet', ''],
  running: ['Checks are running', ''],
  passed: ['Checked: no problems', 'good'],
  failed: ['The check found problems', 'bad'],
};

function renderProposal(proposal: Proposal, canPublish: boolean): Html {
  const { number, title, author, url, state, check, createdAt, mergedAt, previewUrl, liveSince } = proposal;
  const [label, tone] = checkLabels[check];
  return html`<li data-proposal="${number}">
    <strong>${renderLink(url, title)}</strong> by ${author?.login}
    <ol class="steps">
      <li class="good">Sent ${formatDateTime(createdAt)}</li>
      <li class="${tone}">${check === 'none' ? label : renderLink(`${url}/checks`, label)}</li>
      ${previewUrl && html`<li class="good">${renderLink(previewUrl, 'Preview')}</li>`}
      ${mergedAt && html`<li class="good">Published ${formatDateTime(mergedAt)}</li>`}
      ${liveSince && html`<li class="good">Live since ${formatDateTime(liveSince)}</li>`}
      ${mergedAt && !liveSince && html`<li>Goes live once the tests pass</li>`}
      ${state === 'CLOSED' && html`<li>Closed without publishing</li>`}
    </ol>
    ${state === 'OPEN' && renderPublishForm(proposal, canPublish)}
  </li>`;
}

/** Renders the publish button, or why it is missing. Nothing if the check's label already says why. */
function renderPublishForm(proposal: Proposal, canPublish: boolean): Html {
  const { number, headRefOid, author, hasConflict } = proposal;
  if (hasConflict)
    return html`<p class="bad">
      A different edit of the same text was published first. ${author?.login} has to send it again and choose
      a version.
    </p>`;
  if (!passesChecks(proposal)) return html``;
  if (!canPublish) return html`<p>Waiting for someone with permission to publish.</p>`;
  return html`<button popovertarget="publish-${number}">Publish</button>
    <form popover id="publish-${number}" method="post" action="publish">
      <p>This approves the text and publishes it.</p>
      <input type="hidden" name="number" value="${number}" />
      <button name="commit" value="${headRefOid}">Publish now</button>
      <button type="button" class="quiet" popovertarget="publish-${number}">Cancel</button>
    </form>`;
}
