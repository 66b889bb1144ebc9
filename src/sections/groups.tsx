import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { ListItem } from '#ui/lists.tsx';

type GroupsSectionProps = BandProps & {
  /** `items` are inline HTML that the content engine has compiled, unless they are `plain` words. */
  groups: { name?: string | undefined; items: string[] }[];
  plain?: boolean | undefined;
};

/** Names in groups: communities, industries. */
export function GroupsSection({ groups, plain, children, ...band }: GroupsSectionProps) {
  return (
    <Band {...band}>
      <div className="trio groups">
        {groups.map((group) => (
          <div key={group.items.join()}>
            {group.name && <h3>{group.name}</h3>}
            <ul className="rows" role="list">
              {group.items.map((item) => (
                <ListItem key={item} item={item} plain={plain} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {children}
    </Band>
  );
}
