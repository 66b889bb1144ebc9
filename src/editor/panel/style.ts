import { fieldStyle } from '../fields/style.ts';

/** Styles of the panel, isolated from the page's styles in a shadow root. */
export const panelStyle = `
:host { all: initial; color-scheme: light dark; --ink: light-dark(#14282b, #e6efed); --soft: light-dark(#4c6265, #a9bdbb); --line: light-dark(#cfdad9, #2b4348); --edge: light-dark(#7d9192, #6d8588); --paper: light-dark(#fff, #12262b); --mist: light-dark(#f2f6f5, #1c2f34); --deep: #0b5563; --link: light-dark(#0b5563, #8fd0d6); --sun: #f2b84b; --bad: light-dark(#a5201b, #ff9d94); --good: light-dark(#14603a, #6fd09b); --warn: light-dark(#7a4d00, #f2c46d);
  font: 15px/1.5 system-ui, sans-serif; color: var(--ink); }
* { box-sizing: border-box; } [hidden] { display: none !important; }
.frame, .name { position: fixed; pointer-events: none; z-index: 2147483645; }
.frame { border: 2px solid var(--deep); border-radius: 4px; background: #0b55630f; box-shadow: 0 0 0 2px #fffc; }
.name { max-width: calc(100vw - 1rem); padding: .15rem .5rem; border-radius: 4px; background: var(--deep); color: #fff; font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.bar { position: fixed; z-index: 2147483646; right: .75rem; bottom: .75rem; display: flex; gap: .25rem; padding: .25rem; border-radius: 2rem; background: #14282b; box-shadow: 0 2px 12px #0005; }
.bar :is(button, a) { display: flex; align-items: center; min-height: 36px; padding: 0 .9rem; border: 0; border-radius: 2rem; background: none; color: #fff; font: 600 13px/1 system-ui, sans-serif; text-decoration: none; cursor: pointer; }
.bar :is(button, a):hover { background: #fff2; } .bar button[aria-pressed=true] { background: var(--sun); color: #14282b; }
dialog { position: fixed; z-index: 2147483646; inset: .75rem .75rem .75rem auto; width: min(27rem, calc(100vw - 1.5rem)); max-width: none; height: auto; max-height: none; margin: 0; padding: 0; border: 1px solid var(--line);
  border-radius: 14px; background: var(--paper); color: var(--ink); box-shadow: 0 8px 40px #0b2a2e40; font: 15px/1.5 system-ui, sans-serif; overflow: hidden; }
dialog[open] { display: flex; flex-direction: column; } dialog.left { inset: .75rem auto .75rem .75rem; } dialog::backdrop { background: none; }
.head { display: grid; grid-template-columns: 1fr auto; gap: 0 .5rem; padding: .9rem .6rem .7rem 1.1rem; border-bottom: 1px solid var(--line); }
h2 { margin: .35rem 0 0; font: 650 17px/1.3 system-ui, sans-serif; overflow-wrap: anywhere; } h2::first-letter { text-transform: uppercase; }
.head a, code { margin: 0; color: var(--soft); font: 12.5px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; } .head a { grid-column: 1 / -1; }
.body { flex: 1; overflow: auto; padding: .9rem 1.1rem; display: flex; flex-direction: column; gap: .9rem; overscroll-behavior: contain; }
.body > * { flex: none; margin: 0; } p { margin: 0; } .about { color: var(--soft); font-size: 14px; } form { display: grid; gap: .9rem; } form .field { margin: 0; } #edit-form > .field:only-child:not(.flag) > label { position: absolute; clip-path: inset(50%); }
.foot { flex: none; max-height: 70%; overflow: auto; display: flex; flex-wrap: wrap; gap: .5rem; padding: .7rem 1.1rem; border-top: 1px solid var(--line); background: var(--mist); }
button, select, input { font: inherit; color: inherit; } :is(button, select, input, a, summary):focus-visible { outline: 3px solid var(--sun); outline-offset: 1px; box-shadow: 0 0 0 1px var(--ink); }
dialog button { min-height: 36px; padding: .25rem .8rem; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); cursor: pointer; overflow-wrap: anywhere; }
dialog button:hover { background: var(--mist); border-color: var(--link); } dialog button:disabled { opacity: .55; cursor: default; }
dialog button.main { background: var(--deep); border-color: var(--deep); color: #fff; font-weight: 600; } dialog button.main:hover { background: #083f4a; }
dialog button.close { width: 40px; height: 40px; padding: 0; border: 0; font-size: 22px; line-height: 1; background: none; } .close::before { content: '×'; } dialog button.close:hover { background: var(--mist); }
select, input:not([type=checkbox]) { width: 100%; min-height: 44px; padding: .3rem .6rem; border: 1px solid var(--edge); border-radius: 10px; background: var(--paper); } input[type=checkbox] { width: 1.15rem; height: 1.15rem; }
.group, .list { margin: 0; padding: .5rem .8rem; border: 1px solid var(--line); border-radius: 10px; } .group .field { margin: .8rem 0; } .list ol { list-style: none; margin: 0; padding: 0; } .bad { color: var(--bad); } .warning { color: var(--warn); }
.problems { list-style: none; padding: 0; display: flex; flex-direction: column; gap: .4rem; } .problems li { padding: .5rem .7rem; border-left: 4px solid var(--warn); border-radius: 4px; background: light-dark(#fdf4e3, #33291a); font-size: 14px; overflow-wrap: anywhere; white-space: pre-line; } .problems li.bad { border-color: var(--bad); background: light-dark(#fcefee, #371d1c); } .problems:empty { display: none; }
.message { font-size: 14px; } .foot > :is(.message, .versions) { flex-basis: 100%; } .message:empty { display: none; } .message.bad { color: var(--bad); } .message.good { color: var(--good); }
section { border-top: 1px solid var(--line); padding-top: .8rem; } h3 { margin: 0 0 .4rem; font: 600 14px/1.4 system-ui, sans-serif; }
.below { display: contents; } .row { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; } .row select { width: auto; flex: 1; }
section > * + * { margin-top: .5rem; } .actions { border-top: 1px solid var(--line); padding-top: .8rem; } .actions > * + * { margin-top: .6rem; } .actions form > div { display: flex; gap: .4rem; } .actions form button { flex: none; }
ul.plain { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: .3rem; } ul.plain button { width: 100%; text-align: left; overflow-wrap: anywhere; } ul.plain small { display: block; color: var(--soft); font-size: 12.5px; opacity: 1; } ul.plain :is(del, ins) { display: block; } ul.plain del { color: var(--soft); } ul.plain ins { text-decoration: none; }
summary { cursor: pointer; min-height: 28px; } a { color: var(--link); overflow-wrap: anywhere; }
dialog.list { padding: 0; border-radius: 14px; margin: 0; }
${fieldStyle}
@media (max-width: 640px) { dialog, dialog.left, dialog.list { inset: auto 0 0 0; width: 100vw; max-height: 64vh; max-height: 64dvh; border-radius: 16px 16px 0 0; border-width: 1px 0 0; } .bar { bottom: 5.5rem; flex-wrap: wrap; justify-content: end; max-width: calc(100vw - 1.5rem); border-radius: 1.5rem; } .bar :is(button, a) { padding: 0 .55rem; } .bar { gap: 0; } .bar :is(button, a), dialog button { min-height: 44px; } .words .cm-editor, .words .cm-editor .cm-scroller { max-height: 26vh; } dialog.list { height: 64vh; } }
@media (forced-colors: active) { .frame { border-color: Highlight; } .bar, dialog { border: 1px solid CanvasText; } }
@media print { :host { display: none; } }
`;
