import type { Kysely } from 'kysely';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { answerAsNotary } from '../sandbox-notary/protocol.ts';
import { hostedNotary, weekOfHours } from './hosted.ts';
import type { NotaryPort } from './port.ts';

/** Notaries of the sandbox: our own client on our own stand-in, in one process; there around the clock, so that a rehearsal does not depend on the hour. `page` null: there is no port for its pages. */
export const sandboxNotary = (db: Kysely<Database>, vault: Vault, page: string | null): NotaryPort =>
  hostedNotary('sandbox', (path, body) => answerAsNotary({ db, vault, page }, path, body), {
    zone: 'America/Los_Angeles',
    week: weekOfHours('00:00', '24:00'),
  });
