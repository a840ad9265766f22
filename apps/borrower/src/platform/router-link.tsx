import type { ComponentProps, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/**
 * A link inside the app. The library's own `Link` also prefetches for frameworks, which adds 2 KB to the first chunk.
 */
export function RouterLink({
  to,
  onClick,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string }): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
