import type { Section } from '#content/schemas/parts/section.ts';
import type { View } from '#page/view.ts';
import { guidingParts } from './parts/guiding.tsx';
import { readingParts } from './parts/reading.tsx';
import type { Kind, Renderer, Renderers } from './parts/renderer.ts';
import { showingParts } from './parts/showing.tsx';

/** The look of every kind of part. A kind without a look does not compile. */
const renderers: Renderers<Kind> = { ...readingParts, ...showingParts, ...guidingParts };

export function SectionList({ view, sections }: { view: View; sections: Section[] }) {
  return sections.map((part, index) => <SectionPart key={`${part.type}-${index}`} view={view} part={part} />);
}

function SectionPart({ view, part }: { view: View; part: Section }) {
  // The map's type ties each kind to its own renderer; TypeScript can't follow that through the lookup.
  const render = renderers[part.type] as Renderer<Kind>;
  return render(part, view);
}
