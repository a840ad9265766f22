import type { ComponentType, ReactNode } from 'react';
import type { PublicReads } from '../platform/page-data.tsx';

/** The content that maintenance shows on a page, and whether it replaces the page. */
export interface MaintenanceCover {
  readonly shown: ReactNode;
  readonly replaces: boolean;
}

/** Banners, maintenance and a visitor's chat: a separate chunk, because few pages show them right away. */
export interface SiteParts {
  /** Banners, and the chat of a visitor. */
  readonly Strips: ComponentType;
  /** Undefined where the page is not under maintenance. */
  coverPage(reads: PublicReads, pathname: string, isInUse: boolean): MaintenanceCover | undefined;
}

let parts: SiteParts | undefined;

/** Returns the parts once their chunk has loaded. */
export const getSiteParts = (): SiteParts | undefined => parts;

export function setSiteParts(loaded: SiteParts): void {
  parts = loaded;
}
