import { usePageTitle } from '@lintel/web';
import { createContext, use } from 'react';
import { usePrivateLabel } from './page-data.tsx';

/** Where a server render leaves the title of the page. */
export interface Head {
  readonly say: (title: string) => void;
}
export const HeadContext = createContext<Head | undefined>(undefined);

const ERROR = 'Error: ';

/**
 * The title of a screen is its question and the brand; "Error: " stands before it while the form has errors.
 * On every screen but the first of a page load the heading takes the focus, so that a screen reader starts there.
 */
export function useScreenTitle(question: string, hasErrors = false): void {
  const brand = usePrivateLabel().name.display;
  const head = use(HeadContext);
  const title = `${hasErrors ? ERROR : ''}${question} – ${brand}`;
  head?.say(title);
  usePageTitle(title);
}
