import type { World } from '../world.ts';
import { withDatabase } from './database.ts';

export interface FlagSetting {
  key: string;
  org: string;
  enabled?: boolean;
  variables?: Readonly<Record<string, unknown>>;
}

/** Runs with a lender's flag on or off, as the lender sets it in the flag table, and removes it again. */
export async function withFlag<T>(
  { databaseUrl }: World,
  { key, org, enabled = true, variables = {} }: FlagSetting,
  run: () => Promise<T>,
): Promise<T> {
  return withDatabase(databaseUrl, async (client) => {
    try {
      await client.query('insert into flag (key, organisation, enabled, variables) values ($1, $2, $3, $4)', [
        key,
        org,
        enabled,
        JSON.stringify(variables),
      ]);
      return await run();
    } finally {
      await client.query('delete from flag where key = $1 and organisation = $2', [key, org]);
    }
  });
}

/** Removes what staff set and proposed for a flag, so that journeys of the same world begin with its default. */
export async function unsetFlag({ databaseUrl }: World, { key, org }: Pick<FlagSetting, 'key' | 'org'>): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    await client.query('delete from flag where key = $1 and organisation = $2', [key, org]);
    await client.query('delete from flag_change where key = $1 and organisation = $2', [key, org]);
  });
}
