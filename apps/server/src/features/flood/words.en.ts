import type { NoticeMail } from '../notices/index.ts';

/** The email that a flood notice must be read. */
export const FLOOD_MAIL: NoticeMail = {
  template: 'notice.flood',
  subject: 'A notice to read before we continue',
  text: 'By law, you must read a notice about your home before we prepare your documents. You’ll find it in your application, with anything else we need.',
  onPaper: 'The notice itself is on its way to you by mail. Sign the sheet that comes with it and send it back.',
};
