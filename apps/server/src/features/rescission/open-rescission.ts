import { sql } from 'kysely';

/** In a query: whether an owner rescinded a loan and not everything was given back yet. */
export const hasOpenRescission = (uuid: string) =>
  sql<boolean>`exists (select from rescission_word where application_uuid = ${uuid} and due_on is not null and settled_at is null)`;
