import type { MailingReply, LetterPort } from './port.ts';

/** Has staff mail letters, where no vendor does: they print each in the console and then confirm that it was mailed. */
export const mailByStaff: LetterPort = {
  provider: 'desk',
  send: async (): Promise<MailingReply> => ({ outcome: 'ACCEPTED' }),
};
