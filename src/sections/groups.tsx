import { Band, type BandProps } from '#ui/band.tsx';

export type GroupsProps = BandProps & { groups: { name?: string | undefined; items: string[] }[] };

/** Names in groups: communities, industries. */
export function Groups({ groups, children, ...band }: GroupsProps) {
  return (
    <Band {...band}>
      <div className="trio groups">
        {groups.map((group) => (
          <div key={group.items.join()}>
            {group.name && <h3>{group.name}</h3>}
            <ul className="rows" role="list">
              {group.items.map((item) => (
                <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {children}
    </Band>
  );
}
