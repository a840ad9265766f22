import pg from 'pg';
import type { World } from '../world.ts';

/** Returns the day, Pacific Time, on which the money of a loan was sent. */
export async function readFundingDay({ databaseUrl }: World, uuid: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ day: string }>(
      `select to_char(max(at) at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
       from fact where application_uuid = $1 and type = 'FundsSent'`,
      [uuid],
    );
    return rows[0]!.day;
  } finally {
    await client.end();
  }
}
