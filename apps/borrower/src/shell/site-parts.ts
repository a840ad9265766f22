import type { ComponentType, ReactNode } from 'react';
import type { PublicReads } from '../platform/page-data.tsx';

/** What maintenance shows on a page, and whether it replaces the page. */
export interface MaintenanceCover {
  readonly shown: ReactNode;
  readonly replaces: boolean;
}

/** Banners, maintenance and the chat of a visitor: in a separate chunk, because few pages show them at once. */
export interface SiteParts {
  /** Banners, and the chat of a visitor. */
  readonly Strips: ComponentType;
  /** Undefined where the page is not under maintenance. */
  coverPage(reads: PublicReads, pathname: string, isInUse: boolean): MaintenanceCover | undefined;
}

let parts: SiteParts | undefined;

export const getSiteParts = (): SiteParts | undefined => parts;

export function setSiteParts(loaded: SiteParts): void {
  parts = loaded;
}
