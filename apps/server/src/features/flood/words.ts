import type { NoticeMail } from '../notices/index.ts';

export const FLOOD_MAIL: NoticeMail = {
  template: 'notice.flood',
  subject: 'A notice to read before we continue',
  text: 'The law asks you to read a notice about your home before we prepare your documents. It is in your application, with what else we need.',
  onPaper: 'The notice itself is on its way to you by mail. Sign the sheet that comes with it and send it back.',
};
