import type { ComponentType, ReactNode } from 'react';
import type { PublicReads } from '../platform/page-data.tsx';

/** What maintenance shows on a page, and whether it replaces the page. */
export interface MaintenanceCover {
  readonly shown: ReactNode;
  readonly replaces: boolean;
}

/** What few pages show: banners and maintenance. They are in a chunk of their own, which is there before its data is. */
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
