import type { World } from '../world.ts';
import { withDatabase } from './database.ts';

/** Returns the day (yyyy-MM-dd, Pacific Time) on which a loan's money was sent. */
export async function readFundingDay({ databaseUrl }: World, uuid: string): Promise<string> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ day: string | null }>(
      `select to_char(max(at) at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
       from fact where application_uuid = $1 and type = 'FundsSent'`,
      [uuid],
    );
    const day = rows[0]?.day;
    if (day == null) throw new Error(`The money of ${uuid} wasn't sent`);
    return day;
  });
}
