import type { World } from '../world.ts';
import { withDatabase } from './database.ts';

/** Starts an experiment in which every browser of a lender sees one variation. */
export async function startExperiment(
  { databaseUrl }: World,
  { org, name, variation }: { org: string; name: string; variation: string },
): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into experiment (organisation, name, variations, running) values ($1, $2, $3, true) on conflict do nothing`,
      [org, name, JSON.stringify([{ variation, weight: 1 }])],
    );
  });
}
