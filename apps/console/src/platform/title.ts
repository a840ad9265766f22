import { usePageTitle } from '@lintel/web';
import { deskData } from './desk-data.ts';

/** Sets a console page's title; another address counts as another page. */
export const useTitle = (title: string, address: string = title): void =>
  usePageTitle(`${title} – ${deskData.privateLabel.name.display}`, address);
