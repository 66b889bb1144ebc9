import { TextLink, type NavLink } from './text-link.tsx';

export type LinkListProps = { links: NavLink[] };

export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.href}>
          <TextLink {...link} />
        </li>
      ))}
    </ul>
  );
}
