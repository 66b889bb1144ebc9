import { pictureOf } from '#page/pictures.ts';
import { disclaimerTexts } from '#page/view.ts';
import { DetailsSection } from '#sections/details.tsx';
import { DisclaimerSection } from '#sections/disclaimer.tsx';
import { GroupsSection } from '#sections/groups.tsx';
import { ListSection } from '#sections/list.tsx';
import { NoticeSection } from '#sections/notice.tsx';
import { ProseSection } from '#sections/prose.tsx';
import { StatutesSection } from '#sections/statutes.tsx';
import { Band } from '#ui/band.tsx';
import { Picture } from '#ui/picture.tsx';
import { actionButtons } from '../action-button.tsx';
import { BodyText } from '../body-text.tsx';
import { AfterText, Notes } from '../notes.tsx';
import { Buttons, band, tones } from './part-band.tsx';
import type { Renderers } from './renderer.ts';

/** Parts that are read: text, lists, laws, notices. */
export const readingParts: Renderers<
  'prose' | 'body' | 'details' | 'list' | 'groups' | 'statutes' | 'notice' | 'disclaimer' | 'picture'
> = {
  prose: (part, view) => (
    <ProseSection id={part.id} tone={tones[part.tone]} heading={part.heading} html={part.text}>
      <Buttons view={view} part={part} />
      <Notes view={view} ids={part.disclaimers} />
    </ProseSection>
  ),
  body: (part, view) => (
    <Band {...band({ ...part, intro: undefined })}>
      <BodyText entry={view.page.entry} />
    </Band>
  ),
  details: (part, view) => (
    <DetailsSection
      {...band(part)}
      items={part.items.map((item) => ({
        id: item.id,
        heading: item.heading,
        html: item.text,
        points: item.points,
        actions: actionButtons(view, item.actions),
      }))}
    >
      <Notes view={view} ids={part.disclaimers} />
    </DetailsSection>
  ),
  list: (part, view) => (
    <ListSection {...band(part)} items={part.items}>
      <AfterText html={part.after} />
      <Notes view={view} ids={part.disclaimers} />
    </ListSection>
  ),
  groups: (part) => (
    <GroupsSection {...band(part)} groups={part.groups}>
      <AfterText html={part.after} />
    </GroupsSection>
  ),
  statutes: (part) => <StatutesSection {...band(part)} heading={part.heading} groups={part.groups} />,
  notice: (part, view) => (
    <NoticeSection id={part.id} tone={part.kind} heading={part.heading} html={part.text}>
      <Buttons view={view} part={part} />
    </NoticeSection>
  ),
  disclaimer: (part, view) => (
    <DisclaimerSection id={part.id} heading={part.heading} items={disclaimerTexts(view, part.disclaimers)} />
  ),
  picture: (part, view) => (
    <Band id={part.id} tone={tones[part.tone]}>
      <Picture {...pictureOf(view, part.image, part.alt)} captionHtml={part.caption} />
    </Band>
  ),
};
