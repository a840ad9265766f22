import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import { browserCookie, hashToken, newToken } from '../../kernel/http/index.ts';

const HOURS = 24;
const SECONDS = HOURS * 3600;

/** The cookie with the draft's ID. The table contains only the ID's hash. */
const draftCookie = browserCookie('heloc-draft', { seconds: SECONDS });

const draftSealContext = (idHash: string): string => sealContext('registration_draft', idHash);

/** Returns the answers typed so far in this browser's registration, or undefined without a draft of the last day. */
export async function readDraft<T>(context: Context, request: FastifyRequest): Promise<T | undefined> {
  const id = draftCookie.read(context, request);
  if (id === undefined) return undefined;
  const row = await context.db
    .selectFrom('registration_draft')
    .selectAll()
    .where('id_hash', '=', hashToken(id))
    .where('expires_at', '>', context.sessionNow())
    .executeTakeFirst();
  return row && context.vault.open<T>(draftSealContext(row.id_hash), row);
}

/** Returns the full name typed so far, or an empty string. */
export async function loadDraftedName(context: Context, request: FastifyRequest): Promise<string> {
  const draft = await readDraft<{ 'legal-name'?: { firstName?: string; lastName?: string } }>(context, request);
  const { firstName = '', lastName = '' } = draft?.['legal-name'] ?? {};
  return `${firstName} ${lastName}`.trim();
}

/**
 * Saves the draft for one day from now, under the browser's existing or new cookie. `change` receives the stored draft.
 * The row is locked from read to write, so that two windows that save different steps at the same time lose neither.
 */
export async function saveDraft<T>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  change: (stored: T | undefined) => T,
): Promise<void> {
  const sent = draftCookie.read(context, request);
  const now = context.sessionNow();
  const id = await context.db.transaction().execute(async (trx) => {
    const row =
      sent === undefined
        ? undefined
        : await trx
            .selectFrom('registration_draft')
            .selectAll()
            .where('id_hash', '=', hashToken(sent))
            .forUpdate()
            .executeTakeFirst();
    // A draft is saved only under an ID that we generated: a person who chose the ID could read the draft.
    const own = sent !== undefined && row ? sent : newToken();
    const idHash = hashToken(own);
    const before = row && row.expires_at > now ? context.vault.open<T>(draftSealContext(row.id_hash), row) : undefined;
    const draftRow = {
      ...context.vault.seal(draftSealContext(idHash), change(before)),
      expires_at: new Date(now.getTime() + SECONDS * 1000),
    };
    await trx
      .insertInto('registration_draft')
      .values({ id_hash: idHash, ...draftRow })
      .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(draftRow))
      .execute();
    return own;
  });
  draftCookie.set(context, reply, id);
}

/** Removes this browser's draft, once the application exists. */
export async function removeDraft(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const id = draftCookie.read(context, request);
  if (id === undefined) return;
  await context.db.deleteFrom('registration_draft').where('id_hash', '=', hashToken(id)).execute();
  draftCookie.clear(context, reply);
}

/** Removes expired drafts. Runs periodically. */
export async function removeOldDrafts({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('registration_draft')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
