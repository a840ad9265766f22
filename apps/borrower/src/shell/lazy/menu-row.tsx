import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SheetContext, SheetLink } from '../../platform/lazy/sheet-link.tsx';
import type { MenuItem } from './menu-items.tsx';
import css from './menu.module.css';

/** Renders the links of a menu as rows, 52 px high. */
export function MenuRows({ items }: { items: readonly MenuItem[] }): ReactNode {
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <li key={item.label}>
          <MenuLink item={item} className={css.row} />
        </li>
      ))}
    </ul>
  );
}

interface LinkProps {
  item: MenuItem;
  className: string | undefined;
}

/** A link of a menu or the side bar. A lender's own address may be anywhere, so the browser opens it itself. */
export function MenuLink({ item: { icon, label, url, isScreen }, className }: LinkProps): ReactNode {
  const { pathname } = useLocation();
  const forget = use(SheetContext)?.forget;
  const props = { className, 'aria-current': url === pathname ? ('page' as const) : undefined };
  const face = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  return isScreen ? (
    <SheetLink {...props} to={url}>
      {face}
    </SheetLink>
  ) : (
    <a {...props} href={url} onClick={forget}>
      {face}
    </a>
  );
}
