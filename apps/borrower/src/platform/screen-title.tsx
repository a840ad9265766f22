import { usePageTitle } from '@lintel/web';
import { createContext, use } from 'react';
import { usePrivateLabel } from './page-data.tsx';
import { SCREEN } from './words.en.ts';

/** Receives the page title during a server render. */
export interface TitleReceiver {
  readonly say: (title: string) => void;
}
export const HeadContext = createContext<TitleReceiver | undefined>(undefined);

/**
 * Sets the title of a screen: its heading and the brand, prefixed with "Error: " while the form has errors. On every
 * screen but the first of a page load the heading gets the focus, so screen readers start there.
 */
export function useScreenTitle(question: string, hasErrors = false): void {
  const brand = usePrivateLabel().name.display;
  const head = use(HeadContext);
  const title = `${hasErrors ? SCREEN.error : ''}${question} – ${brand}`;
  head?.say(title);
  usePageTitle(title);
}
