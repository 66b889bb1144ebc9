import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormProps } from '#client/forms/form-props.ts';
import { islands } from '#client/islands/registry.ts';
import type { IslandName } from '#client/islands/registry.ts';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import { JsonScript } from '#ui/json-script.tsx';
import { ToastRegion } from '#ui/toast.tsx';

type IslandProps = { name: IslandName; props: FormProps };

/**
 * A form's HTML, which works without JavaScript, and its props. The browser hydrates it as a separate root. It is rendered with its
 * own ID prefix, so that the IDs match.
 */
export function Island({ name, props }: IslandProps) {
  const { copy: _copy, config: _config, ...serializedProps } = props;
  const html = renderToString(createElement(islands[name], props), { identifierPrefix: props.id });
  return (
    <div data-island={name}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript type="application/json" data={serializedProps} />
    </div>
  );
}

/** A form in a dialog. Links to its ID open it. While it is open, toasts appear inside it. */
export function FormDialog({ name, props }: IslandProps) {
  const { title, intro, close, notifications } = props.copy;
  return (
    <DialogFrame
      id={name}
      heading={title}
      introHtml={intro && `<p>${intro}</p>`}
      closeLabel={close}
      closeHref="#main"
      messages={<ToastRegion label={`${notifications}: ${title}`} />}
    >
      <Island name={name} props={props} />
    </DialogFrame>
  );
}
