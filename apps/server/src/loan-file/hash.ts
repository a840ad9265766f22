import { createHash } from 'node:crypto';

/** The columns of a fact that its hash covers, in this order. */
export interface HashedFact {
  readonly application_uuid: string;
  readonly sequence: number;
  readonly type: string;
  readonly data: string;
  readonly at: Date;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly request_id: string;
  readonly previous_hash: string;
}

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Hash before the first entry of a chain. */
export const GENESIS = '0'.repeat(64);

/**
 * Computes a fact's hash in the chain of its loan: SHA-256 over the JSON array of the columns. The array keeps one
 * column's text from passing as the next column's.
 */
export function hashFact(fact: HashedFact): string {
  const {
    previous_hash: previous,
    application_uuid: application,
    sequence,
    type,
    data,
    at,
    actor_kind: kind,
    actor_id: id,
    request_id: request,
  } = fact;
  const parts = [previous, application, sequence, type, data, at.toISOString(), kind, id, request];
  return sha256(JSON.stringify(parts));
}
