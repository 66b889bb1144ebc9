import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { joinClasses, tw } from '#ui/classes.ts';
import { GroupColumns, ListItem, ruledRows } from '#ui/lists.tsx';

type GroupsSectionProps = BandProps & {
  /** `items` are inline HTML compiled by the content engine. */
  groups: { name?: string | undefined; items: string[] }[];
};

/** Names in groups, such as communities or industries. */
export function GroupsSection({ groups, children, ...band }: GroupsSectionProps) {
  return (
    <Band wide={groups.length > 3} {...band}>
      <GroupColumns>
        {groups.map((group) => (
          <div key={group.items.join()}>
            {group.name && <h3>{group.name}</h3>}
            <ul
              className={joinClasses(
                ruledRows,
                groups.length === 1 ? tw`columns-[12rem] gap-x-gap` : tw`mt-3`,
              )}
              role="list"
            >
              {group.items.map((item) => (
                <ListItem key={item} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </GroupColumns>
      {children}
    </Band>
  );
}
