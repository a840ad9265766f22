import { useEffect } from 'react';

let isFirst = true;

/**
 * Sets the title of a page. On every page except the first of a load the heading takes the focus, so that a screen
 * reader starts there.
 *
 * @param address what makes it another page; omitted if each page is its own component
 */
export function usePageTitle(title: string, address?: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [address]);
}
