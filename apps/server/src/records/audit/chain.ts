import { createHash } from 'node:crypto';

/** An entry as it is hashed: every meaningful column, in this order. */
export interface ChainedEntry {
  readonly sequence: string | number;
  readonly at: Date;
  readonly event: string;
  readonly organisation: string | null;
  readonly actor: string;
  readonly application_uuid: string | null;
  readonly request_id: string | null;
  readonly about: string;
  readonly previous_hash: string;
}

/** Hash before the first entry. */
export const GENESIS = '0'.repeat(64);

/** The chain of entries that belong to no organization. */
export const COMMON_CHAIN = '';

/** Entry of the common chain: the chain of an organization began. */
export const CHAIN_STARTED = 'audit.chain-started';

/** SHA-256 over the JSON array of the columns. The array keeps one column's text from passing as the next column's. */
export function hashEntry(entry: ChainedEntry): string {
  const {
    previous_hash: previous,
    sequence,
    at,
    event,
    organisation,
    actor,
    application_uuid: application,
    request_id: request,
    about,
  } = entry;
  return createHash('sha256')
    .update(
      JSON.stringify([
        previous,
        String(sequence),
        at.toISOString(),
        event,
        organisation,
        actor,
        application,
        request,
        about,
      ]),
    )
    .digest('hex');
}
