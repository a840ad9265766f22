import type { PostAnswer, PostPort } from './port.ts';

/** Has staff mail letters, where no vendor does: they print each in the console and then confirm that it was mailed. */
export const mailByStaff: PostPort = {
  provider: 'desk',
  send: async (): Promise<PostAnswer> => ({ outcome: 'ACCEPTED' }),
};
