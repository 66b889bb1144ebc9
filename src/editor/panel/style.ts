/** Styles of the panel, isolated from the page's styles in a shadow root. */
export const style = `
:host { all: initial; --ink: #14282b; --soft: #4c6265; --line: #cfdad9; --paper: #fff; --mist: #f2f6f5; --deep: #0b5563; --sun: #f2b84b; --bad: #a5201b; --ask: #7a4d00;
  font: 15px/1.5 system-ui, sans-serif; color: var(--ink); }
* { box-sizing: border-box; }
.frame, .name { position: fixed; pointer-events: none; z-index: 2147483645; }
.frame { border: 2px solid var(--deep); border-radius: 4px; background: #0b55630f; box-shadow: 0 0 0 2px #fffc; }
.name { max-width: calc(100vw - 1rem); padding: .15rem .5rem; border-radius: 4px; background: var(--deep); color: #fff; font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.bar { position: fixed; z-index: 2147483646; right: .75rem; bottom: .75rem; display: flex; gap: .25rem; padding: .25rem; border-radius: 2rem; background: var(--ink); box-shadow: 0 2px 12px #0005; }
.bar :is(button, a) { display: flex; align-items: center; min-height: 36px; padding: 0 .9rem; border: 0; border-radius: 2rem; background: none; color: #fff; font: 600 13px/1 system-ui, sans-serif; text-decoration: none; cursor: pointer; }
.bar:has(~ dialog[open]) { display: none; } .bar :is(button, a):hover { background: #fff2; } .bar button[aria-pressed=true] { background: var(--sun); color: var(--ink); }
dialog { position: fixed; z-index: 2147483646; inset: .75rem .75rem .75rem auto; width: min(27rem, calc(100vw - 1.5rem)); max-width: none; height: auto; max-height: none; margin: 0; padding: 0; border: 1px solid var(--line);
  border-radius: 14px; background: var(--paper); color: var(--ink); box-shadow: 0 8px 40px #0b2a2e40; font: 15px/1.5 system-ui, sans-serif; overflow: hidden; }
dialog[open] { display: flex; flex-direction: column; } dialog.left { inset: .75rem auto .75rem .75rem; } dialog::backdrop { background: none; }
.head { display: grid; grid-template-columns: 1fr auto; gap: 0 .5rem; padding: .9rem .6rem .7rem 1.1rem; border-bottom: 1px solid var(--line); }
h2 { margin: .35rem 0 0; font: 650 17px/1.3 system-ui, sans-serif; overflow-wrap: anywhere; } h2::first-letter { text-transform: uppercase; }
.head :is(p, a), .file, code { margin: 0; color: var(--soft); font: 12.5px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; } .head :is(p, a) { grid-column: 1 / -1; }
.body { flex: 1; overflow: auto; padding: .9rem 1.1rem; display: flex; flex-direction: column; gap: .9rem; overscroll-behavior: contain; }
.body > * { flex: none; margin: 0; } p { margin: 0; } .about { color: var(--soft); font-size: 14px; }
.foot { display: flex; flex-wrap: wrap; gap: .5rem; padding: .7rem 1.1rem; border-top: 1px solid var(--line); background: var(--mist); }
button, select, input { font: inherit; color: inherit; } button:focus-visible, select:focus-visible, input:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--sun); outline-offset: 1px; box-shadow: 0 0 0 1px var(--ink); }
dialog button { min-height: 36px; padding: .25rem .8rem; border: 1px solid #7d9192; border-radius: 8px; background: var(--paper); cursor: pointer; }
dialog button:hover { background: var(--mist); border-color: var(--deep); } dialog button:disabled { opacity: .55; cursor: default; }
dialog button.main { background: var(--deep); border-color: var(--deep); color: #fff; font-weight: 600; } dialog button.main:hover { background: #083f4a; }
dialog button.close { width: 40px; height: 40px; padding: 0; border: 0; font-size: 22px; line-height: 1; background: none; } .close::before { content: '×'; } dialog button.close:hover { background: var(--mist); }
.words { border: 1px solid #7d9192; border-radius: 10px; overflow: hidden; background: var(--paper); } .words:focus-within { border-color: var(--deep); box-shadow: 0 0 0 3px #f2b84b99; }
.words .cm-editor { min-height: 4.5rem; max-height: 45vh; font-size: 16px; outline: none; } .words .cm-editor .cm-scroller { font: 16px/1.6 system-ui, sans-serif !important; overflow: auto; max-height: 45vh; } .words .cm-content { padding: .6rem .3rem; }
.cm-tooltip.cm-tooltip-autocomplete { z-index: 5; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); box-shadow: 0 4px 20px #0003; max-width: 20rem; } .cm-tooltip-autocomplete > ul { max-width: 20rem !important; font: 14px/1.4 system-ui !important; } .cm-tooltip-autocomplete > ul > li { padding: .3rem .6rem !important; font: 14px/1.4 system-ui; } .cm-completionDetail { color: var(--soft); font-style: normal !important; margin-left: .6rem; } .cm-tooltip-autocomplete > ul > li[aria-selected] { background: var(--deep) !important; color: #fff !important; } li[aria-selected] .cm-completionDetail { color: #fff; }
.field label { display: block; font-weight: 600; font-size: 14px; margin-bottom: .25rem; } select, input { width: 100%; min-height: 44px; padding: .3rem .6rem; border: 1px solid #7d9192; border-radius: 10px; background: var(--paper); }
.problems { list-style: none; padding: 0; display: flex; flex-direction: column; gap: .4rem; } .problems li { padding: .5rem .7rem; border-left: 4px solid var(--ask); border-radius: 4px; background: #fdf4e3; font-size: 14px; overflow-wrap: anywhere; white-space: pre-line; } .problems li.error { border-color: var(--bad); background: #fcefee; } .problems:empty { display: none; }
.said { font-size: 14px; } .said:empty { display: none; } .said.bad { color: var(--bad); } .said.good { color: #14603a; }
section { border-top: 1px solid var(--line); padding-top: .8rem; } h3 { margin: 0 0 .4rem; font: 600 14px/1.4 system-ui, sans-serif; }
.below { display: contents; } .row select { width: auto; flex: 1; } textarea { width: 100%; min-height: 8rem; padding: .6rem; border: 1px solid var(--line); border-radius: 8px; font: inherit; } .choices { max-height: 18rem; overflow: auto; margin: .4rem 0; }
.row { display: flex; flex-wrap: wrap; gap: .4rem; } fieldset { margin: 0; padding: 0; border: 0; } section + section { margin-top: 0; } section > * + * { margin-top: .5rem; } section > .file + .row { margin-top: .25rem; }
ul.plain { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: .3rem; } ul.plain button { width: 100%; text-align: left; overflow-wrap: anywhere; } ul.plain small { display: block; color: var(--soft); font-size: 12.5px; } ul.plain :is(del, ins) { display: block; } ul.plain del { color: var(--soft); } ul.plain ins { text-decoration: none; }
summary { cursor: pointer; min-height: 28px; } a { color: var(--deep); overflow-wrap: anywhere; }
.both { display: grid; gap: .5rem; } .both pre { margin: 0; padding: .6rem; border: 1px solid var(--line); border-radius: 8px; background: var(--mist); white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; max-height: 12rem; overflow: auto; }
@media (max-width: 640px) { dialog, dialog.left { inset: auto 0 0 0; width: 100vw; max-height: 64vh; max-height: 64dvh; border-radius: 16px 16px 0 0; border-width: 1px 0 0; } .bar { bottom: 5.5rem; flex-wrap: wrap; justify-content: end; max-width: calc(100vw - 1.5rem); border-radius: 1.5rem; } .bar :is(button, a) { padding: 0 .65rem; } .bar :is(button, a), dialog button { min-height: 44px; } .words .cm-editor, .words .cm-editor .cm-scroller { max-height: 26vh; } dialog.list { height: 64vh; } }
@media (forced-colors: active) { .frame { border-color: Highlight; } .bar, dialog { border: 1px solid CanvasText; } }
@media print { :host { display: none; } }
`;
