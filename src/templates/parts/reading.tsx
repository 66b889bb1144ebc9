import { pictureOf } from '#page/pictures.ts';
import { disclaimerTexts } from '#page/view.ts';
import { CheckList } from '#sections/check-list.tsx';
import { DetailList } from '#sections/detail-list.tsx';
import { Disclaimers } from '#sections/disclaimers.tsx';
import { Groups } from '#sections/groups.tsx';
import { NoticeBand } from '#sections/notice-band.tsx';
import { ProseBand } from '#sections/prose-band.tsx';
import { Statutes } from '#sections/statutes.tsx';
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
    <ProseBand id={part.id} tone={tones[part.tone]} heading={part.heading} html={part.text}>
      <Buttons view={view} part={part} />
      <Notes view={view} ids={part.disclaimers} />
    </ProseBand>
  ),
  body: (part, view) => (
    <Band {...band({ ...part, intro: undefined })}>
      <BodyText entry={view.page.entry} />
    </Band>
  ),
  details: (part, view) => (
    <DetailList
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
    </DetailList>
  ),
  list: (part, view) => (
    <CheckList {...band(part)} items={part.items}>
      <AfterText html={part.after} />
      <Notes view={view} ids={part.disclaimers} />
    </CheckList>
  ),
  groups: (part) => (
    <Groups {...band(part)} groups={part.groups}>
      <AfterText html={part.after} />
    </Groups>
  ),
  statutes: (part) => <Statutes {...band(part)} heading={part.heading} groups={part.groups} />,
  notice: (part, view) => (
    <NoticeBand id={part.id} tone={part.kind} heading={part.heading} html={part.text}>
      <Buttons view={view} part={part} />
    </NoticeBand>
  ),
  disclaimer: (part, view) => (
    <Disclaimers id={part.id} heading={part.heading} items={disclaimerTexts(view, part.disclaimers)} />
  ),
  picture: (part, view) => (
    <Band id={part.id} tone={tones[part.tone]}>
      <Picture {...pictureOf(view, part.image, part.alt)} captionHtml={part.caption} />
    </Band>
  ),
};
