import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import { JsonScript } from '#ui/json-script.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import { islands } from './registry.ts';
import type { IslandName, IslandProps } from './registry.ts';

type PlacedProps<Name extends IslandName> = { name: Name; props: IslandProps<Name> };

/**
 * Where an island stands in a page: its working HTML, and next to it the props that only this place knows. Words and
 * addresses are the same on every page, and come with the code.
 *
 * Rendered on its own and with its own prefix: the browser hydrates it on its own too, and both must agree on every
 * id and text, however the page around it is made.
 */
export function Island<Name extends IslandName>({ name, props }: PlacedProps<Name>) {
  const { words: _words, config: _config, ...own } = props;
  const html = renderToString(createElement(islands[name], props), { identifierPrefix: props.id });
  return (
    <div data-island={name}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript type="application/json" data={own} />
    </div>
  );
}

/** The form of an island in a dialog, which every link to `#` and its name opens, and messages reach while it is open. */
export function FormDialog<Name extends IslandName>({ name, props }: PlacedProps<Name>) {
  const { title, intro, close, notifications } = props.words;
  return (
    <DialogFrame
      id={name}
      heading={title}
      introHtml={intro && `<p>${intro}</p>`}
      closeLabel={close}
      closeHref="#main"
      messages={<ToastRegion label={`${notifications}: ${title}`} inDialog />}
    >
      <Island name={name} props={props} />
    </DialogFrame>
  );
}
