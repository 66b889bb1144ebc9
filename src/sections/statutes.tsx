import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';

type StatutesSectionProps = BandProps & {
  heading: string;
  groups: { name: string; items: { cite: string; about: string }[] }[];
};

export function StatutesSection({ groups, children, ...band }: StatutesSectionProps) {
  return (
    <Band {...band}>
      <div className="trio laws">
        {groups.map((group) => (
          <div key={group.name}>
            <h3>{group.name}</h3>
            <dl className="rows">
              {group.items.map((item) => (
                <div key={item.cite}>
                  <dt>{item.cite}</dt>
                  <dd dangerouslySetInnerHTML={{ __html: item.about }} />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {children}
    </Band>
  );
}
