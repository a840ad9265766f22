import { useEffect } from 'react';
import { deskData } from './desk-data.ts';

let isFirst = true;

/** The title of a page; on every page but the first of a load its heading takes the focus, so that a screen reader starts there. */
export function useTitle(title: string, address: string = title): void {
  useEffect(() => {
    document.title = `${title} – ${deskData.privateLabel.name.display}`;
  }, [title]);
  useEffect(() => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [address]);
}
