import { readFigureInfo, readIdentity, type CallInput, type Call, type Reply } from '@lintel/contract';

type Send = <C extends Call>(call: C, ask: NoInfer<CallInput<C>>) => Promise<Reply<C>>;

/**
 * Reads who is logged in: from the identity broker, and if that fails from the identity service.
 *
 * @throws "User not found" when both fail, with the second failure as the cause
 */
export const lookUpIdentity = (send: Send): Promise<Reply<typeof readIdentity>> =>
  send(readFigureInfo, {}).catch(() =>
    send(readIdentity, {}).catch((cause: unknown) => {
      throw new Error('User not found', { cause });
    }),
  );
