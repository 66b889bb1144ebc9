import { Band } from '#ui/band.tsx';
import type { BandProps } from '#ui/band.tsx';
import { GroupColumns } from '#ui/lists.tsx';

type ChecklistSectionProps = BandProps & {
  /** `items` are inline HTML compiled by the content engine. */
  groups: { name?: string | undefined; items: string[] }[];
};

/** A checklist with empty boxes for printing. */
export function ChecklistSection({ groups, children, ...band }: ChecklistSectionProps) {
  return (
    <Band wide={groups.length > 1} {...band}>
      <GroupColumns>
        {groups.map(({ name, items }) => (
          <div key={items.join()}>
            {name && <h3 className="mb-1.5">{name}</h3>}
            <ul className="grid gap-3" role="list">
              {items.map((item) => (
                <li key={item} className="flex break-inside-avoid gap-3">
                  <span
                    className="mt-1 size-4 flex-none rounded-xs border-2 border-edge"
                    aria-hidden="true"
                  />
                  <span dangerouslySetInnerHTML={{ __html: item }} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </GroupColumns>
      {children}
    </Band>
  );
}
