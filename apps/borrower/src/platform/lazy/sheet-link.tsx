import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Provided in a sheet (a menu of the header). A link out of the app calls `forget`, so that Back doesn't reopen it. */
export const SheetContext = createContext<{ forget: () => void } | undefined>(undefined);

/** A link inside the app. In an open sheet it replaces the sheet's history entry. */
export function SheetLink({
  to,
  onClick,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string }): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: use(SheetContext) !== undefined });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    >
      {children}
    </a>
  );
}
