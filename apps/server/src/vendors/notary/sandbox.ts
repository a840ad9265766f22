import type { Kysely } from 'kysely';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { answerAsNotary } from '../sandbox-notary/protocol.ts';
import { hostedNotary, weekOfHours } from './hosted.ts';
import type { NotaryPort } from './port.ts';

/**
 * Notaries of the sandbox: our own client against our own stand-in, in one process. They are available around the
 * clock, so that a rehearsal doesn't depend on the hour. `page` is null when its pages have no port.
 */
export const sandboxNotary = (db: Kysely<Database>, vault: Vault, page: string | null): NotaryPort =>
  hostedNotary('sandbox', (path, body) => answerAsNotary({ db, vault, page }, path, body), {
    zone: 'America/Los_Angeles',
    week: weekOfHours('00:00', '24:00'),
  });
