import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Present in a sheet of the header. A link out of the app calls `forget`, so that Back doesn't reopen the sheet. */
export const SheetContext = createContext<{ forget: () => void } | undefined>(undefined);

/** A link inside the app, which takes the place of the history entry with the open sheet, if it is in one. */
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
