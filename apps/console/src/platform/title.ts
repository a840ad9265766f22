import { usePageTitle } from '@lintel/web';
import { consoleData } from './console-data.ts';

/** Sets a console page's title; another address counts as another page. */
export const useTitle = (title: string, address: string = title): void =>
  usePageTitle(`${title} – ${consoleData.privateLabel.name.display}`, address);
