import type { Act } from './act.ts';
import { bodyOf } from './client.ts';
import { readPapers } from './papers.ts';

/** Reads the papers of the closing and accepts the offer as they say it. */
export const acceptFinal: Act = async ({ client, uuid, base }) => {
  await readPapers(client, uuid);
  const { offerSetId, selection, version } = bodyOf(
    'offers',
    await client.call('GET', `${base}/offers`),
  ) as unknown as {
    offerSetId: string;
    selection: { monthlyPayment: number; rate: number; totalDraw: number };
    version: number;
  };
  const { monthlyPayment, rate, totalDraw } = selection;
  return client.call(
    'POST',
    `${base}/offers/final-acceptance`,
    { offerSetId, shown: { monthlyPayment, rate, totalDraw } },
    version,
  );
};
