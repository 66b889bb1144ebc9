import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ruledRows } from '#ui/lists.tsx';

type StatutesSectionProps = BandProps & {
  heading: string;
  groups: { name: string; items: { cite: string; about: string }[] }[];
};

export function StatutesSection({ groups, children, ...band }: StatutesSectionProps) {
  return (
    <Band {...band}>
      <div className="row-lines border-t-2 border-deep unfolded:-mb-6 unfolded:border-0 unfolded:*:border-0">
        {groups.map((group) => (
          <Disclosure key={group.name} opensOnWideScreens label={<h3>{group.name}</h3>}>
            <dl className={joinClasses(ruledRows, tw`gap-x-gap lg:columns-2`)}>
              {group.items.map((item) => (
                <div key={item.cite}>
                  <dt className="font-bold">{item.cite}</dt>
                  <dd dangerouslySetInnerHTML={{ __html: item.about }} />
                </div>
              ))}
            </dl>
          </Disclosure>
        ))}
      </div>
      {children}
    </Band>
  );
}
