import type { Entry } from '#practice/site.ts';
import { buildContactProps } from '#site/view/offices.ts';
import { buildPicture, buildVideoFrame } from '#site/view/pictures.ts';
import type { View } from '#site/view/view.ts';
import { ContactBlock } from '#site/sections/contact.tsx';
import { CredentialsSection, DegreeList } from '#site/sections/credentials.tsx';
import { ProfileHead } from '#site/sections/profile-head.tsx';
import { ProseSection } from '#site/sections/prose.tsx';
import { VideoSection } from '#site/sections/video.tsx';
import { PointList } from '#ui/lists.tsx';
import { renderActionButtons } from './action-button.tsx';
import { PageClosing } from './hero-and-closing.tsx';

/** An attorney's profile. */
export function Profile({ view, entry }: { view: View; entry: Entry<'attorneys'> }) {
  const { data, body } = entry;
  const { headings, languages, photo } = data;
  const videoProps = buildVideoFrame(view, data.video);
  const video = <VideoSection id="video" heading={headings.video} video={videoProps} />;
  const contact = buildContactProps(view, data.offices);
  return (
    <>
      <ProfileHead
        portrait={{
          alt: photo.alt,
          photo:
            photo.image === undefined
              ? undefined
              : { ...buildPicture(view, photo.image, photo.alt), first: true },
        }}
        name={data.name}
        degrees={data.degrees}
        role={data.role}
        art={data.art}
        leadHtml={data.experience}
        licenses={data.licenses.map(({ label, check }) => ({ label, href: check }))}
        phones={contact.offices.map(({ phoneHref, phoneText, name }) => ({
          href: phoneHref,
          text: `${phoneText} ${name}`,
        }))}
        email={contact.email}
        actions={renderActionButtons(view, data.actions)}
      />
      <ProseSection id="biography" heading={headings.biography} html={body.html} />
      {videoProps.source && video}
      <CredentialsSection
        groups={[
          {
            id: 'background',
            heading: headings.background,
            content: <PointList items={data.background} />,
          },
          { id: 'education', heading: headings.education, content: <DegreeList items={data.education} /> },
          {
            id: 'admissions',
            heading: headings.admissions,
            content: <PointList items={data.admissions} plain />,
          },
          ...(languages
            ? [
                {
                  id: 'languages',
                  heading: languages.heading,
                  content: <PointList items={languages.spoken} plain />,
                },
              ]
            : []),
        ]}
      />
      {!videoProps.source && video}
      <PageClosing view={view} closing={data.closing}>
        <ContactBlock id="contact" heading={headings.contact} introHtml={headings.mailing} {...contact} />
      </PageClosing>
    </>
  );
}
