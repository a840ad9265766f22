import type { Act } from './act.ts';
import { bodyOf } from './client.ts';

/** What a willing borrower does about a freeze at the hard pull and about the liens. */
export const LIEN_ACTS: Readonly<Record<string, Act>> = {
  HARD_CREDIT_LOCKED_OR_FROZEN: ({ client, base }) =>
    client.call('POST', `${base}/credit/retry`, { liftedBureaus: ['Experian'] }),
  LIEN_VERIFICATION: async ({ client, base, version, persona }) => {
    const answer = persona.paysOffLiens ? 'PAY_OFF' : 'CORRECT';
    const { liens } = bodyOf('liens', await client.call('GET', `${base}/liens`)) as unknown as {
      liens: { uuid: string; source: string }[];
    };
    for (const { uuid, source } of liens)
      if (source !== 'BORROWER')
        bodyOf('a lien', await client.call('PUT', `${base}/liens/${uuid}`, { answer, documentUuids: [] }, version));
    return client.call('POST', `${base}/liens/confirmation`, undefined, version);
  },
};
