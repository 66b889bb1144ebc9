import { Band, UnbrokenText } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Disclosure, disclosureRows, responsiveRows } from '#ui/disclosure.tsx';
import { Prose } from '#ui/prose.tsx';
import { renderList } from './details.tsx';

type LocalTextSectionProps = BandProps & {
  /** Text before the first heading. */
  html?: string | undefined;
  /** The text under each heading. The first part is open. */
  parts: { id?: string | undefined; heading: string; html?: string | undefined }[];
};

/** Long text in disclosures. */
export function LocalTextSection({ html = '', parts, children, ...band }: LocalTextSectionProps) {
  return (
    <Band {...band}>
      {html !== '' && <Prose html={html} />}
      <div className={disclosureRows}>
        {parts.map(({ id, heading, html: text }, index) => (
          <Disclosure
            key={heading}
            id={id}
            open={index === 0}
            label={
              <h3>
                <UnbrokenText text={heading} />
              </h3>
            }
            html={text}
          />
        ))}
      </div>
      {children}
    </Band>
  );
}

type PointsSectionProps = BandProps & {
  lists: { id?: string | undefined; heading: string; items: string[] }[];
};

/** Lists of points, side by side on wider screens. Phones collapse all but the last one, the reasons to choose the firm. */
export function PointsSection({ lists, children, ...band }: PointsSectionProps) {
  return (
    <Band wide {...band}>
      <div className={joinClasses(responsiveRows, tw`md:auto-cols-fr md:grid-flow-col`)}>
        {lists.map(({ id, heading, items }, index) => {
          const label = (
            <h3>
              <UnbrokenText text={heading} />
            </h3>
          );
          const html = renderList(items);
          return index < lists.length - 1 ? (
            <Disclosure key={heading} id={id} opensOnWideScreens label={label} html={html} />
          ) : (
            <div key={heading} className="py-3" id={id}>
              {label}
              <Prose html={html} />
            </div>
          );
        })}
      </div>
      {children}
    </Band>
  );
}

type PlaceNamesSectionProps = BandProps & {
  groups: { name?: string | undefined; names: string[] }[];
  /** Introduces the links to neighboring places. */
  nearby?: string | undefined;
  places: { name: string; href: string }[];
};

/** Names of places separated by commas, in groups or in one list. */
export function PlaceNamesSection({ groups, nearby, places, ...band }: PlaceNamesSectionProps) {
  return (
    <Band {...band}>
      {groups.map(({ name, names }) => (
        <div key={names.join()}>
          {name && <h3 className="text-m">{name}</h3>}
          <ul className="break-inside-avoid" role="list">
            {names.map((place, index) => (
              <li key={place} className="inline">
                {index > 0 && ', '}
                <UnbrokenText text={place} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {nearby !== undefined && places.length > 0 && (
        <p>
          {nearby}{' '}
          {places.flatMap(({ name, href }, index) => [
            index > 0 && ', ',
            <a key={href} href={href}>
              {name}
            </a>,
          ])}
        </p>
      )}
    </Band>
  );
}
