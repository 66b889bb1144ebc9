/// <reference lib="dom" />
/** A text input with suggestions, and with formatting buttons for Markdown. */
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { InputProps } from './choice.tsx';
import { formats, createTextExtensions } from './code-mirror.ts';

type TextEditorProps = InputProps & {
  isMarkdown: boolean;
  /** Shown while the text is empty. */
  placeholder: string;
};

export function TextEditor(props: TextEditorProps) {
  const { id, 'aria-invalid': isInvalid, isMarkdown, placeholder, value, change } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  // Rendered synchronously: outside React's events, React would render later, possibly after the next keystroke or a save.
  const handleInput = useEffectEvent((text: string) => {
    if (text.trimEnd() !== value.trimEnd()) flushSync(() => change(text));
  });
  const createView = useEffectEvent((parent: HTMLElement) => {
    const root = parent.getRootNode();
    return new EditorView({
      parent,
      ...(root instanceof ShadowRoot && { root }),
      // A block of text in a file ends with a line break, which would look like an empty line.
      doc: value.trimEnd(),
      extensions: [
        createTextExtensions(isMarkdown, placeholder),
        EditorView.contentAttributes.of({
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': props['aria-describedby'],
          spellcheck: 'true',
          // axe doesn't recognize editable content as focusable.
          tabindex: '0',
          lang: document.documentElement.lang,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) handleInput(state.doc.toString());
        }),
      ],
    });
  });
  useEffect(() => {
    if (container.current === null) return;
    const editor = createView(container.current);
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
          {formats.map(({ label, letter, run }) => (
            <button
              key={label}
              type="button"
              title={`${label} (Ctrl+${letter.toUpperCase()})`}
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
