/** Small pages with forms and other interactive components, without site content. */
import { FormDialog, Island } from '#site/templates/island.tsx';
import { LinkButton } from '#ui/buttons.tsx';
import { StickyCall } from '#ui/reminders.tsx';
import { VideoFrame } from '#ui/video-frame.tsx';
import { config, formCopy } from './copy.ts';

export function Forms() {
  return (
    <>
      <h1>Forms</h1>
      <p>
        <a id="opener" href="#consultation">
          Book
        </a>{' '}
        <a href="#wrongful-death">Refer</a>
      </p>
      <div id="lead">
        <Island
          name="county-lead"
          props={{ id: 'county-lead', copy: formCopy.countyLead, config, county: 'Pasco' }}
        />
      </div>
      <Island name="subscribe" props={{ id: 'subscribe', copy: formCopy.subscribe, config }} />
      <FormDialog name="consultation" props={{ id: 'consult', copy: formCopy.consultation, config }} />
      <FormDialog name="wrongful-death" props={{ id: 'loss', copy: formCopy.wrongfulDeath, config }} />
    </>
  );
}

/** The same form in a dialog and in the page. */
export function TwoForms() {
  return (
    <>
      <h1>Two forms</h1>
      <Island name="consultation" props={{ id: 'request', copy: formCopy.consultation, config }} />
      <FormDialog name="consultation" props={{ id: 'consult', copy: formCopy.consultation, config }} />
    </>
  );
}

export function Intake() {
  return (
    <>
      <h1>Intake</h1>
      <Island name="tax-intake" props={{ id: 'tax-intake', copy: formCopy.taxIntake, config }} />
    </>
  );
}

/** A menu, offers, a video, a list of articles, a reminder and the prompt for the lead form. */
export function Extras() {
  return (
    <>
      <h1>Extras</h1>
      <details data-menu="site">
        <summary>Menu</summary>
        <details name="menu" data-menu="group">
          <summary>Areas</summary>
          <a href="#articles">Articles</a>
        </details>
      </details>
      <section id="video">
        <VideoFrame
          title="A film"
          playLabel="Play: A film"
          comingSoonLabel="Soon"
          source={{
            embedHref: '/player?film=1',
            watchHref: '/player',
            watchLabel: 'Watch',
            notice: 'The player comes from elsewhere.',
            newTabNote: '(new tab)',
            autoplayMuted: true,
          }}
        />
      </section>
      <div id="past" data-valid-through="2020-01-01T00:00:00Z" />
      <div id="open" data-valid-through="2999-01-01T00:00:00Z" />
      <section id="articles">
        <ul>
          {['One', 'Two', 'Three'].map((title) => (
            <li key={title}>
              <a href="/">{title}</a>
            </li>
          ))}
        </ul>
        <button type="button" data-load-more="2">
          Load More
        </button>
      </section>
      <a id="tracked" href="#x" data-event="cta_book_prop_tax" data-location="main" data-placement="hero">
        Tracked
      </a>
      <div className="h-[150vh]" id="gap" />
      <div id="lead">
        <Island name="county-lead" props={{ id: 'county-lead', copy: formCopy.countyLead, config }} />
      </div>
      <StickyCall id="call" label="Call" dismissLabel="Dismiss" actions={<a href="/">Call</a>} />
      <StickyCall
        id="lead-prompt"
        label="Lead"
        watch="video"
        form="lead"
        actions={<LinkButton href="#lead">To the form</LinkButton>}
      />
    </>
  );
}
