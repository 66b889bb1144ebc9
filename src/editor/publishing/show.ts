/** The sections of `/author` with the author's own changes, recent proposals and the live site. */
import { html } from 'hono/html';
import type { Diagnostic } from '#content/report/diagnostic.ts';
import { formatCount, formatMoment, showProblems } from '#editor/author-parts.ts';
import type { Html } from '#editor/author-parts.ts';
import type { FileChange, LiveSite, MergeConflict, Proposal, Proposals, Sent } from './contract.ts';

const maxListedFiles = 40;

export const publishingHtml = html`<section
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

export function showChanges(
  files: readonly (FileChange & { page: string | undefined })[],
  branch: string | undefined,
  problems: readonly Diagnostic[],
): Html {
  if (files.length === 0) return html`<p>There are no changes from the published version.</p>`;
  const texts = files.reduce((sum, each) => sum + each.texts.length, 0);
  const count = `${texts === 0 ? '' : `${formatCount(texts, 'text')} in `}${formatCount(files.length, 'file')}`;
  const state =
    branch === undefined
      ? 'changed but not sent yet.'
      : 'changed in your proposal. To add more changes, send again.';
  const more = files.length - maxListedFiles;
  return html`<p>${count} ${state}</p>
    <ul class="card changes">
      ${files.slice(0, maxListedFiles).map(showFile)}
    </ul>
    ${more > 0 && html`<p>And ${more} more files.</p>`}
    ${problems.length > 0 && html`<p class="bad">Fix this before you send:</p>`} ${showProblems(problems)}`;
}

const kinds = { added: html`<b>New</b>`, removed: html`<b>Removed</b>`, changed: '' };

function showFile({ file, kind, texts, page }: FileChange & { page: string | undefined }): Html {
  const items = texts.map(
    ({ label, was, now }) =>
      html`<li><span>${label}</span>${was && html`<del>${was}</del>`}${now && html`<ins>${now}</ins>`}</li>`,
  );
  return html`<li>
    ${page && html`<a href="${page}">${page}</a>`} <code>${file}</code> ${kinds[kind]}
    <ul class="words">
      ${items}
    </ul>
  </li>`;
}

export function showSent({ url, isNew }: Sent): Html {
  return html`<p class="good">
    ${isNew ? 'Sent for review.' : 'Sent again: your changes were added to the open proposal.'}
    ${url && link(url, 'Open the proposal')}
  </p>`;
}

/** Both versions of text that two authors changed, to choose one for each file. */
export function showConflicts(files: readonly MergeConflict[], title: string): Html {
  const showSide = ({ file, texts }: MergeConflict, side: 'mine' | 'theirs') =>
    html`<label
      ><input type="radio" name="${file}" value="${side}" required /><b
        >${side === 'mine' ? 'Yours' : 'Published meanwhile'}</b
      >${texts.map((text) => html`<span><small>${text.label}</small>${text[side]}</span>`)}</label
    >`;
  return html`<p class="bad">
      Someone else’s edit of the same text was published first. Nothing was sent, and nothing is lost.
    </p>
    <form class="card choices" method="post" action="send" target="_blank">
      <input type="hidden" name="title" value="${title}" />
      ${files.map(
        (conflict) =>
          html`<fieldset>
            <legend>Which words? <code>${conflict.file}</code></legend>
            ${showSide(conflict, 'mine')} ${showSide(conflict, 'theirs')}
          </fieldset>`,
      )}
      <button>Send this version</button>
    </form>`;
}

export function showSignIn(reason: string): Html {
  return html`<form class="card" method="post" action="proposals">
    ${reason} <button name="canPromptForSignIn" value="yes">Sign in</button>
  </form>`;
}

export function showProposals(all: Proposals): Html {
  const { proposals, live, behind, host } = all;
  const subject = behind === 1 ? 'One change was' : `${behind} changes were`;
  return html`<p>${describeLiveSite(live)}</p>
    ${
      behind > 0 &&
      html`<form class="card row" method="post" action="newest">
        <span>${subject} published and aren’t on this computer.</span> <button>Get the newest version</button>
      </form>`
    }
    ${
      proposals.length === 0
        ? html`<p>Nothing was sent to ${host} yet.</p>`
        : html`<ul class="card">
            ${proposals.map((proposal) => showProposal(proposal, all.mayPublish))}
          </ul>`
    }
    <form method="post" action="proposals"><button class="quiet">Refresh</button></form>`;
}

function describeLiveSite({ publishedAt, failedAt, runUrl }: LiveSite): Html {
  const since = publishedAt === undefined ? 'not published yet.' : `as of ${formatMoment(publishedAt)}.`;
  const failure =
    failedAt !== undefined &&
    html`<strong class="bad"
        >Publishing failed on ${formatMoment(failedAt)}; the site stayed as it was.</strong
      >
      ${runUrl && link(runUrl, 'See why')}`;
  return html`Live site: ${since} ${failure}`;
}

function link(href: string, text: string): Html {
  return html`<a href="${href}" target="_blank" rel="noreferrer">${text}</a>`;
}

const checks: Record<Proposal['check'], [text: string, tone: string]> = {
  none: ['Not checked yet', ''],
  running: ['Checks are running', ''],
  passed: ['Checked: no problems', 'good'],
  failed: ['The check found problems', 'bad'],
};

function showProposal(proposal: Proposal, mayPublish: boolean): Html {
  const { number, title, author, url, sentAt, state, publishedAt, onlineSince, previewUrl } = proposal;
  const [label, tone] = checks[proposal.check];
  const { checkUrl } = proposal;
  return html`<li data-proposal="${number}">
    <strong>${link(url, title)}</strong> by ${author}
    <ol class="steps">
      <li class="good">Sent ${formatMoment(sentAt)}</li>
      <li class="${tone}">${checkUrl === undefined ? label : link(checkUrl, label)}</li>
      ${previewUrl && html`<li class="good">${link(previewUrl, 'Preview')}</li>`}
      ${publishedAt && html`<li class="good">Published ${formatMoment(publishedAt)}</li>`}
      ${onlineSince && html`<li class="good">Online since ${formatMoment(onlineSince)}</li>`}
      ${publishedAt && !onlineSince && html`<li>Goes online after the tests</li>`}
      ${state === 'closed' && html`<li>Closed without publishing</li>`}
    </ol>
    ${state === 'open' && showPublish(proposal, mayPublish)}
  </li>`;
}

/** The button, or the reason why it is missing. */
function showPublish({ number, commit, check, author, isBlocked }: Proposal, mayPublish: boolean): Html {
  if (isBlocked)
    return html`<p class="bad">
      A different edit of the same text was published first. ${author} has to send it again and choose a
      version.
    </p>`;
  if (check === 'failed' || check === 'running') return html``;
  if (!mayPublish) return html`<p>Waiting for someone who may publish.</p>`;
  return html`<button popovertarget="publish-${number}">Publish</button>
    <form popover id="publish-${number}" method="post" action="publish">
      <p>You approve this text, and it goes online.</p>
      <input type="hidden" name="number" value="${number}" />
      <button name="commit" value="${commit}">Publish now</button>
      <button type="button" class="quiet" popovertarget="publish-${number}">Cancel</button>
    </form>`;
}
