import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { formatDate } from '#content/languages/dates.ts';
import { toTagName } from '#content/markdown/content-syntax.ts';
import type { Entry } from '#practice/site.ts';
import { fill } from '#site/view/view.ts';
import type { View } from '#site/view/view.ts';
import { GuideByline } from '#ui/guide-byline.tsx';
import type { GuideBylineProps } from '#ui/guide-byline.tsx';
import { Band } from '#ui/band.tsx';
import { Prose } from '#ui/prose.tsx';
import { renderMdxBlocks } from './body-text.tsx';
import { HeroBand, PageClosing } from './hero-and-closing.tsx';
import { GuideReviewNote } from './review-notes.tsx';
import { SectionPart } from './sections.tsx';

type GuideProps = { view: View; entry: Entry<'guides'> };

/** A guide: text with sections between its paragraphs. */
export function Guide({ view, entry }: GuideProps) {
  return (
    <>
      <HeroBand view={view} hero={entry.data.hero} />
      <GuideByline {...buildBylineProps(view, entry)} />
      {/* Printed in two columns without pictures, on one or two sheets. Browsers balance columns only without absolutely positioned elements. */}
      <div className="two-sheets print:columns-2 print:gap-x-8 print:[&_p:has(img)]:hidden print:[&_li::after]:hidden! print:[&_li::before]:hidden! print:[&_ol>li]:border-l-2 print:[&_ul>li]:pl-0! print:[&_ul]:list-disc! print:[&_ol>li]:pl-3! print:[&_ol]:list-decimal! print:[&_ol]:pl-5! print:[&_h3::before]:hidden! print:[&_ul]:pl-5!">
        <GuideBody view={view} entry={entry} />
        <GuideReviewNote view={view} />
        <PageClosing view={view} closing={entry.data.closing} />
      </div>
    </>
  );
}

function buildBylineProps({ site, language, frame }: View, { data }: Entry<'guides'>): GuideBylineProps {
  const day = data.updated ?? data.published;
  return {
    author: fill(frame.by, { author: site.firm.name }),
    date: day === undefined ? undefined : { day, label: formatDate(day, language) },
    printLabel: frame.print,
    copyLabel: frame.copyLink,
    copiedMessage: frame.linkCopied,
  };
}

/** Renders each section as its own band, and the text between two sections as one band. */
function GuideBody({ view, entry }: GuideProps) {
  const parts = createSectionComponents(view, entry);
  const isSection = (block: ReactNode) =>
    isValidElement(block) && parts.some(([, part]) => part === block.type);
  const bands: ReactNode[][] = [];
  for (const block of renderMdxBlocks(view, Object.fromEntries(parts))) {
    const last = bands.at(-1);
    if (last === undefined || isSection(block) || isSection(last[0])) bands.push([block]);
    else last.push(block);
  }
  return bands
    .filter((blocks) => blocks.some(isValidElement))
    .map((blocks, index) =>
      isSection(blocks[0]) ? (
        blocks
      ) : (
        <Band key={index} joined={!startsWithHeading(blocks)}>
          <div className="lg:[&>div]:-mt-16 lg:[&>div]:grid lg:[&>div]:max-w-none lg:[&>div]:grid-cols-[18.5rem_minmax(0,42rem)_1fr] lg:[&>div]:gap-x-[clamp(3rem,6vw,5.5rem)] lg:[&>div>*]:col-start-2 lg:[&>div>div]:col-end-4 lg:[&>div>h2]:col-start-1! lg:[&>div>h2+*]:mt-16! lg:[&>div>h2]:mt-16!">
            <Prose>{blocks}</Prose>
          </div>
        </Band>
      ),
    );
}

/** Whether the blocks have their own heading. Text without one belongs to the section above. */
function startsWithHeading(blocks: ReactNode[]): boolean {
  return blocks.find((block) => isValidElement(block))?.type === 'h2';
}

/** Creates a component for each section type. It renders the section of that type with the tag's ID. */
function createSectionComponents(view: View, { data: { sections } }: Entry<'guides'>) {
  const types = [...new Set(sections.map(({ type }) => type))];
  return types.map((type) => {
    const PlacedSection = ({ id }: { id: string }) =>
      sections
        .filter((part) => part.type === type && part.id === id)
        .map((part) => <SectionPart key={part.id} view={view} part={part} />);
    return [toTagName(type), PlacedSection] as const;
  });
}
