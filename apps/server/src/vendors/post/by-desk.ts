import type { PostAnswer, PostPort } from './port.ts';

/** Without a post office that takes letters over the wire they wait at the desk, where a person prints and posts them and then says so. */
export const postByDesk: PostPort = {
  provider: 'desk',
  send: async (): Promise<PostAnswer> => ({ outcome: 'ACCEPTED' }),
};
