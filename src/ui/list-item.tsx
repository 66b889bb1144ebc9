export type ListItemProps = {
  /** Inline HTML that the content engine has compiled, unless it is `plain` words. */
  item: string;
  plain?: boolean | undefined;
};

export function ListItem({ item, plain = false }: ListItemProps) {
  return plain ? <li>{item}</li> : <li dangerouslySetInnerHTML={{ __html: item }} />;
}
