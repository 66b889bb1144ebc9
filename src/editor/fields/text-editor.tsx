/// <reference lib="dom" />
/** A text input with suggestions, and with formatting buttons for Markdown. */
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formats, createTextExtensions } from './code-mirror.ts';

type TextEditorProps = {
  id: string;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  isMarkdown: boolean;
  /** Shown while the text is empty. */
  placeholder: string;
  value: string;
  change: (value: string) => void;
  /** The part of the text at which the cursor starts. */
  cursorAt?: string | undefined;
};

export function TextEditor(props: TextEditorProps) {
  const { id, isInvalid, isMarkdown, value, change } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  // Rendered synchronously: outside React's events, React would render later, possibly after the next keystroke or a save.
  const handleInput = useEffectEvent((text: string) => {
    if (text.trimEnd() !== value.trimEnd()) flushSync(() => change(text));
  });
  const create = useEffectEvent((parent: HTMLElement) =>
    createView(parent, props, (text) => handleInput(text)),
  );
  useEffect(() => {
    if (container.current === null) return;
    const editor = create(container.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString().trimEnd() === value.trimEnd()) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value.trimEnd() } });
  }, [value]);
  useEffect(() => view.current?.contentDOM.setAttribute('aria-invalid', String(isInvalid)), [isInvalid]);
  return (
    <div className="words">
      {isMarkdown && (
        <div className="formats" role="toolbar" aria-label="Formatting" aria-controls={id}>
          {formats.map(({ label, shortcut, run }) => (
            <button
              key={label}
              type="button"
              title={`${label} (${shortcut.replace('Mod-', 'Ctrl+').toUpperCase().replace('CTRL', 'Ctrl')})`}
              onClick={() => {
                if (view.current === undefined) return;
                run(view.current);
                view.current.focus();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div ref={container} />
    </div>
  );
}

function createView(
  parent: HTMLElement,
  { id, labelledBy, describedBy, isInvalid, isMarkdown, placeholder, value, cursorAt }: TextEditorProps,
  onInput: (text: string) => void,
): EditorView {
  const root = parent.getRootNode();
  // A block of text in a file ends with a line break, which would look like an empty line.
  const text = value.trimEnd();
  const view = new EditorView({
    parent,
    ...(root instanceof ShadowRoot && { root }),
    doc: text,
    extensions: [
      createTextExtensions(isMarkdown, placeholder),
      EditorView.contentAttributes.of({
        id,
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        spellcheck: 'true',
        // axe doesn't recognize editable content as focusable.
        tabindex: '0',
        lang: document.documentElement.lang,
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onInput(state.doc.toString());
      }),
    ],
  });
  if (cursorAt === undefined) return view;
  // In text with several lines, the cursor starts at the clicked paragraph; otherwise at the end, where most edits happen.
  const paragraph = cursorAt === '' ? 0 : Math.max(0, text.indexOf(cursorAt));
  view.dispatch({ selection: { anchor: text.includes('\n') ? paragraph : text.length } });
  requestAnimationFrame(() => view.dispatch({ scrollIntoView: true }));
  return view;
}
