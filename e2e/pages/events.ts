import type { World } from '../world.ts';
import { withDatabase } from './database.ts';

export interface StoredEvent {
  readonly event: string;
  readonly event_type: string;
  readonly page_path: string;
  readonly query: Record<string, string>;
  readonly properties: Record<string, unknown>;
}

/** Returns every stored event, oldest first. */
export async function listEvents({ databaseUrl }: World): Promise<StoredEvent[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<StoredEvent>(
      'select event, event_type, page_path, query, properties from telemetry_event order by id',
    );
    return rows;
  });
}
