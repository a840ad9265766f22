import pg from 'pg';
import type { World } from '../world.ts';

/** Starts an experiment in which every browser of a lender sees one variation. */
export async function startExperiment(
  { databaseUrl }: World,
  { org, name, variation }: { org: string; name: string; variation: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into experiment (organisation, name, variations, running) values ($1, $2, $3, true) on conflict do nothing`,
      [org, name, JSON.stringify([{ variation, weight: 1 }])],
    );
  } finally {
    await client.end();
  }
}
