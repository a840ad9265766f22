import { usePageTitle } from '@lintel/web';
import { deskData } from './desk-data.ts';

/** The title of a page of the desk; another address is another page. */
export const useTitle = (title: string, address: string = title): void =>
  usePageTitle(`${title} – ${deskData.privateLabel.name.display}`, address);
