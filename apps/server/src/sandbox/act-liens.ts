import { answerLien, confirmLiens, readLiens, retryCredit } from '@lintel/contract';
import type { Act } from './act.ts';

/** The acts of a willing borrower at a freeze of the hard pull and at the liens, by status. */
export const LIEN_ACTS: Readonly<Record<string, Act>> = {
  HARD_CREDIT_LOCKED_OR_FROZEN: ({ client, uuid }) =>
    client.send(retryCredit, { params: { uuid }, body: { liftedBureaus: ['Experian'] } }),
  LIEN_VERIFICATION: async ({ client, uuid, version, persona }) => {
    const { liens } = await client.send(readLiens, { params: { uuid } });
    for (const { uuid: liabilityUuid, source } of liens)
      if (source !== 'BORROWER')
        await client.send(answerLien, {
          params: { uuid, liabilityUuid },
          version,
          body: { answer: persona.paysOffLiens ? 'PAY_OFF' : 'CORRECT', documentUuids: [] },
        });
    return client.send(confirmLiens, { params: { uuid }, version });
  },
};
