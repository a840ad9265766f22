import { useEffect } from 'react';
import { useLocation } from 'react-router';

interface FileList {
  readonly path: string;
  readonly title: string;
}

let lastList: FileList | undefined;

/**
 * Returns the list from which a file was opened, with its filters. Only in the page's memory: undefined after a reload.
 */
export const getLastList = (): FileList | undefined => lastList;

/** Remembers the list on screen, so that the back link of a file opened from it leads there. */
export function useAsLastList(title: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastList = { path: `${pathname}${search}`, title };
  }, [pathname, search, title]);
}
