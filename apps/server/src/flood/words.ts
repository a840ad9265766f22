import type { NoticeMail } from '../notices/words.ts';

export const FLOOD_MAIL: NoticeMail = {
  template: 'notice.flood',
  subject: 'A notice to read before we go on',
  text: 'there is a notice about your home that the law has you read before we draw up your papers. It is in your application, with what else we need: sign in where you applied.',
  onPaper: 'The notice itself is on its way to you by post. Sign the sheet that comes with it and send it back.',
};
