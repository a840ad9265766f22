import type { ReplyOf, startNotarySession } from '@lintel/contract';

export type Joined = NonNullable<ReplyOf<typeof startNotarySession>>;

/** The session that this window joined, until it ends: the way into the room is shown once and kept nowhere else. */
const joined = new Map<string, Joined>();

export const keepJoined = (uuid: string, session: Joined): void => {
  joined.set(uuid, session);
};
export const joinedOf = (uuid: string): Joined | undefined => joined.get(uuid);
export const forgetJoined = (uuid: string): void => {
  joined.delete(uuid);
};
