/** `items` are inline HTML that the content engine has compiled. */
export type PointListProps = { items: string[]; columns?: 1 | 2 | undefined };

/** Short points, each with a check mark drawn by the stylesheet. */
export function PointList({ items, columns = 1 }: PointListProps) {
  return (
    <ul className={columns === 1 ? 'points' : 'points c2'} role="list">
      {items.map((item) => (
        <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
      ))}
    </ul>
  );
}
