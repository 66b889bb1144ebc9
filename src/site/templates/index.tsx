import type { ReactNode } from 'react';
import { FormDialog } from './island.tsx';
import type { PageCollection } from '#practice/collections.ts';
import { hasConsultation, hasReferral } from '#practice/page-parts.ts';
import type { Entry } from '#practice/site.ts';
import { SentRequest } from '#ui/sent-request.tsx';
import { formatCountyForForms } from '#site/view/counties.ts';
import { readDays } from '#site/view/deadlines.ts';
import { findForm, buildFormCopy } from '#site/view/form-copy.ts';
import type { View } from '#site/view/view.ts';
import { Article } from './article.tsx';
import { CallBar } from './call-bar.tsx';
import { CountyForeclosure } from './county-foreclosure.tsx';
import { EstateState } from './estate-state.tsx';
import { Guide } from './guide.tsx';
import { hasHeroFinder, HeroBand } from './hero-and-closing.tsx';
import { ImmigrationPage } from './immigration-page.tsx';
import { LegalText } from './legal-text.tsx';
import { Profile } from './profile.tsx';
import { ReviewWarnings, ReviewedLine } from './review-notes.tsx';
import { SectionList } from './sections.tsx';
import { TaxLanding } from './tax-landing.tsx';

type Template<Name extends PageCollection> = (props: { view: View; entry: Entry<Name> }) => ReactNode;

/** The template for each page collection. A missing one is a type error. */
const templates: { [Name in PageCollection]: Template<Name> } = {
  counties: CountyForeclosure,
  immigration: ImmigrationPage,
  estate: EstateState,
  tax: TaxLanding,
  pages: ComposedPage,
  legal: LegalText,
  attorneys: Profile,
  articles: Article,
  guides: Guide,
};

/** A page that consists of sections. */
function ComposedPage({ view, entry }: { view: View; entry: Entry<'pages'> }) {
  return (
    <>
      <HeroBand view={view} hero={entry.data.hero} />
      <SectionList view={view} sections={entry.data.sections} />
    </>
  );
}

export function PageContent({ view }: { view: View }) {
  const { entry } = view.page;
  // TypeScript can't relate the template to the entry's collection in a lookup.
  const Template = templates[entry.collection] as Template<PageCollection> | undefined;
  const advice = `${entry.file} can’t be rendered: add a template for ${entry.collection} to src/site/templates/index.tsx.`;
  if (Template === undefined) throw new Error(advice);
  return (
    <>
      {hasConsultation(entry) && <SentRequestCard view={view} />}
      {!hasHeroFinder(entry) && <ReviewWarnings view={view} />}
      <Template view={view} entry={entry} />
      <CallBar view={view} />
      <ReviewedLine view={view} />
    </>
  );
}

/** The dialogs that the page's buttons open. */
export function PageDialogs({ view }: { view: View }) {
  const { entry } = view.page;
  const config = view.formsConfig;
  const county = entry.collection === 'counties' ? formatCountyForForms(entry) : undefined;
  return (
    <>
      {hasConsultation(entry) && (
        <FormDialog
          name="consultation"
          props={{ id: 'consult', copy: buildFormCopy(view, 'consultation'), config, county }}
        />
      )}
      {hasReferral(entry) && (
        <FormDialog
          name="wrongful-death"
          props={{ id: 'loss', copy: buildFormCopy(view, 'wrongful-death'), config }}
        />
      )}
    </>
  );
}

/** The card that confirms a sent request. Rendered only if the form's file has text for it. */
function SentRequestCard({ view }: { view: View }) {
  const { card } = findForm(view, 'consultation');
  if (card === undefined) return undefined;
  const { deadline, ...cardCopy } = card;
  return (
    <SentRequest
      {...cardCopy}
      days={readDays(view, deadline)}
      newTabNote={view.frame.newTab}
      closeLabel={view.frame.close}
    />
  );
}
