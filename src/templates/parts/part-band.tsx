import type { Section } from '#content/schemas/parts/section.ts';
import type { View } from '#page/view.ts';
import type { BandTone } from '#ui/band.tsx';
import { Actions } from '#ui/buttons.tsx';
import { actionButtons } from '../action-button.tsx';

type Tone = Extract<Section, { tone: unknown }>['tone'];

export const tones = { plain: 'plain', tint: 'mist', dark: 'deep' } as const satisfies {
  [tone in Tone]: BandTone;
};

type Shared = {
  id?: string | undefined;
  tone: Tone;
  heading?: string | undefined;
  intro?: string | undefined;
};

/** What every band shares: anchor, background, heading and the sentence below it. */
export function band(part: Shared) {
  return { id: part.id, tone: tones[part.tone], heading: part.heading, introHtml: part.intro };
}

type ButtonsProps = { view: View; part: Extract<Section, { actions: unknown }> };

export function Buttons({ view, part }: ButtonsProps) {
  const buttons = actionButtons(
    view,
    part.actions,
    'tone' in part && part.tone === 'dark' ? 'dark' : 'light',
  );
  return buttons === undefined ? undefined : <Actions>{buttons}</Actions>;
}
