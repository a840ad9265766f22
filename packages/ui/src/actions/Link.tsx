import { ChevronLeft } from 'lucide-react';
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './Button.tsx';
import styles from './actions.module.css';

/** The type of the router's link component, which changes the page without loading it. */
export type RouterLink = ComponentType<{ to: string; className?: string | undefined; children?: ReactNode }>;

const RouterLinkContext = createContext<RouterLink | undefined>(undefined);

/** Provides the router's link component; used once, at the root. */
export function RouterLinkProvider({ link, children }: { link: RouterLink; children: ReactNode }) {
  return <RouterLinkContext value={link}>{children}</RouterLinkContext>;
}

function useRouterLink(): RouterLink {
  const link = useContext(RouterLinkContext);
  if (link === undefined)
    throw new Error('A client-side link was used without a router: wrap the tree in <RouterLinkProvider>');
  return link;
}

export interface LinkProps extends ButtonLook {
  to: string;
  plain?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link inside the application. `plain` is text in a sentence; otherwise it looks like a button of its kind. */
export function Link({ to, plain = false, icon, children, ...look }: LinkProps) {
  return createElement(
    useRouterLink(),
    { to, className: plain ? undefined : buttonClass({ kind: 'link', ...look }) },
    icon,
    children,
  );
}

/** The link to the previous step, with an arrow. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return createElement(useRouterLink(), { to, className: styles.back }, <ChevronLeft />, children);
}

/** A link that leaves the application (a phone number, a document, another site). */
export function ButtonLink({
  href,
  newWindow = false,
  icon,
  children,
  ...look
}: ButtonLook & { href: string; newWindow?: boolean; icon?: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
      className={buttonClass({ kind: 'secondary', ...look })}
    >
      {icon}
      {children}
    </a>
  );
}
