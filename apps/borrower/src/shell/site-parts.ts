import type { ComponentType, ReactNode } from 'react';
import type { PublicReads } from '../platform/page-data.tsx';

/** What maintenance shows on a page, and whether it replaces the page. */
export interface MaintenanceCover {
  readonly shown: ReactNode;
  readonly replaces: boolean;
}

/** Banners and maintenance: rarely shown, so in a separate chunk, which is loaded before they are. */
export interface SiteParts {
  readonly Banners: ComponentType;
  /** Undefined where the page is not under maintenance. */
  coverPage(reads: PublicReads, pathname: string, isInUse: boolean): MaintenanceCover | undefined;
}

let parts: SiteParts | undefined;

export const getSiteParts = (): SiteParts | undefined => parts;

export function setSiteParts(loaded: SiteParts): void {
  parts = loaded;
}
