import type { World } from '../world.ts';
import { withDatabase } from './database.ts';

/** Returns the day, Pacific Time, on which the money of a loan was sent. */
export async function readFundingDay({ databaseUrl }: World, uuid: string): Promise<string> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      `select to_char(max(at) at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
       from fact where application_uuid = $1 and type = 'FundsSent'`,
      [uuid],
    );
    return rows[0]!.day;
  });
}
