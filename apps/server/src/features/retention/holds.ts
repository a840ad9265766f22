import { sql } from 'kysely';

/** Milliseconds for which a hold still keeps a file after one person lifted it: a colleague can set it again. */
export const KEPT_AFTER_LIFTING = 86_400_000;

/** Condition on `h`, a row of retention_hold: it is in force, or was lifted less than a day before `now`. */
export const isKeeping = (now: Date) =>
  sql<boolean>`(h.lifted_at is null or h.lifted_at > ${new Date(now.getTime() - KEPT_AFTER_LIFTING)}::timestamptz)`;
