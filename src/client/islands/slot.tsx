/** Where an island stands in a page: its working HTML, and beside it what only this place knows. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { JsonScript } from '#ui/json-script.tsx';
import type { FormProps } from '../forms/form-props.ts';
import { islands } from './registry.ts';
import type { IslandName } from './registry.ts';

type IslandProps = { name: IslandName; props: FormProps };

/**
 * Rendered on its own and with its own prefix: the browser hydrates it on its own too, and both must agree on every
 * id and text, however the page around it is made.
 */
export function Island({ name, props }: IslandProps) {
  const html = renderToString(createElement(islands[name], props), { identifierPrefix: props.id });
  return (
    <div data-island={name}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript type="application/json" data={{ id: props.id, county: props.county }} />
    </div>
  );
}
