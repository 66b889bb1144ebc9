type ListItemProps = {
  /** Inline HTML that the content engine has compiled, unless it is `plain` words. */
  item: string;
  plain?: boolean | undefined;
};

export function ListItem({ item, plain = false }: ListItemProps) {
  return plain ? <li>{item}</li> : <li dangerouslySetInnerHTML={{ __html: item }} />;
}

/** `items` are inline HTML that the content engine has compiled, unless they are `plain` words. */
export type PointListProps = {
  items: string[];
  plain?: boolean | undefined;
  columns?: 1 | 2 | undefined;
};

/** Short points, each with a check mark drawn by the stylesheet. */
export function PointList({ items, plain, columns = 1 }: PointListProps) {
  return (
    <ul className={columns === 1 ? 'points' : 'points c2'} role="list">
      {items.map((item) => (
        <ListItem key={item} item={item} plain={plain} />
      ))}
    </ul>
  );
}
