import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { GroupColumns, ruledRows } from '#ui/lists.tsx';

type StatutesSectionProps = BandProps & {
  heading: string;
  groups: { name: string; items: { cite: string; about: string }[] }[];
};

export function StatutesSection({ groups, children, ...band }: StatutesSectionProps) {
  return (
    <Band {...band}>
      <GroupColumns>
        {groups.map((group) => (
          <div key={group.name}>
            <h3>{group.name}</h3>
            <dl className={classes(ruledRows, 'mt-3')}>
              {group.items.map((item) => (
                <div key={item.cite}>
                  <dt>{item.cite}</dt>
                  <dd dangerouslySetInnerHTML={{ __html: item.about }} />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </GroupColumns>
      {children}
    </Band>
  );
}
