import { acceptFinalOffer, readOffers } from '@lintel/contract';
import type { Act } from './act.ts';
import { readDocuments } from './read-documents.ts';

/** The act at the final offer: reads the closing documents and accepts their offer. */
export const acceptFinal: Act = async ({ client, uuid, version }) => {
  await readDocuments(client, uuid);
  const { offerSetId, selection } = await client.send(readOffers, { params: { uuid } });
  if (!selection) throw new Error('No offer is chosen.');
  const { monthlyPayment, rate, totalDraw } = selection;
  return client.send(acceptFinalOffer, {
    params: { uuid },
    version,
    body: { offerSetId, shown: { monthlyPayment, rate, totalDraw } },
  });
};
