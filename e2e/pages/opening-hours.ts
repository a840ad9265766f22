import type { World } from '../world.ts';
import { withDatabase } from './database.ts';

/** Sets the hours of the phone line on one weekday, as the lender stores them. */
export async function setPhoneHours(
  { databaseUrl }: World,
  { org, weekday, from, to }: { org: string; weekday: number; from: string; to: string },
): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      "insert into opening_hours (organisation, department, weekday_value, start_time, end_time, is_open) values ($1, 'OPS_PHONE', $2, $3, $4, true)",
      [org, weekday, from, to],
    );
  });
}
