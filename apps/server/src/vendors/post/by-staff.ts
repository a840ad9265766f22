import type { PostAnswer, PostPort } from './port.ts';

/** Without a mailing vendor, letters wait in the console, where staff print and mail them and then confirm it. */
export const mailByStaff: PostPort = {
  provider: 'desk',
  send: async (): Promise<PostAnswer> => ({ outcome: 'ACCEPTED' }),
};
