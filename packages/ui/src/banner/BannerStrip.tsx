import { Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './banner.module.css';

export interface BannerStripProps {
  variant: 'info' | 'warn';
  /** The name of the region. */
  label: string;
  /** The language of its text, where it isn't the page's. */
  lang?: string;
  /** Without it, the banner has no button. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** True in the console, which shows how the banner will look: it isn't a landmark there. */
  preview?: boolean;
  children: ReactNode;
}

/** A banner across the top of a page, or its preview in the console. */
export function BannerStrip({
  variant,
  label,
  lang,
  onDismiss,
  dismissLabel = '',
  preview = false,
  children,
}: BannerStripProps) {
  const Icon = variant === 'warn' ? TriangleAlert : Info;
  const Element = preview ? 'div' : 'aside';
  return (
    <Element
      className={styles.banner}
      data-variant={variant}
      role={preview ? 'group' : undefined}
      aria-label={label}
      lang={lang}
    >
      <Icon aria-hidden="true" />
      <p>{children}</p>
      {onDismiss && <IconButton icon={<X aria-hidden="true" />} label={dismissLabel} onClick={onDismiss} />}
    </Element>
  );
}
