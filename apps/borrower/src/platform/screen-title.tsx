import { createContext, use, useEffect } from 'react';
import { usePrivateLabel } from './page-data.tsx';

/** Where a server render leaves the title of the page. */
export interface Head {
  readonly say: (title: string) => void;
}
export const HeadContext = createContext<Head | undefined>(undefined);

const ERROR = 'Error: ';
let firstScreen = true;

/**
 * The title of a screen is its question and the brand; "Error: " stands before it while the form has errors.
 * On every screen but the first of a page load the heading takes the focus, so that a screen reader starts there.
 */
export function useScreenTitle(question: string, hasErrors = false): void {
  const brand = usePrivateLabel().name.display;
  const head = use(HeadContext);
  const title = `${hasErrors ? ERROR : ''}${question} – ${brand}`;
  head?.say(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (firstScreen) {
      firstScreen = false;
      return;
    }
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
