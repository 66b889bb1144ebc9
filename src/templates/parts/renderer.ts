import type { ReactNode } from 'react';
import type { Section } from '#content/schemas/parts/section.ts';
import type { View } from '#page/view.ts';

export type Kind = Section['type'];
export type Renderer<Name extends Kind> = (part: Extract<Section, { type: Name }>, view: View) => ReactNode;
export type Renderers<Name extends Kind> = { [Each in Name]: Renderer<Each> };
