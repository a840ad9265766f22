import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import type { WebhookKind } from './webhook.ts';

/** A vendor kind of one lender, which has its own secret. */
export interface Sender {
  readonly kind: WebhookKind;
  readonly organisation: string;
}

const secretSealContext = (ref: string): string => sealContext('webhook_secret', ref);

/**
 * Returns every valid secret with which a vendor may sign its events, the current one first. There are two during a
 * rotation.
 */
export async function validWebhookSecrets(
  { db, vault, sessionNow }: Pick<Context, 'db' | 'vault' | 'sessionNow'>,
  { kind, organisation }: Sender,
): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_secret')
    .selectAll()
    .where('kind', '=', kind)
    .where('organisation', '=', organisation)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', sessionNow())]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .orderBy('made_at', 'desc')
    .execute();
  return rows.map((row) => vault.open<string>(secretSealContext(row.ref), row));
}

/** Returns the vendor's secret, and creates it if there is none. */
export async function loadWebhookSecret(context: Context, sender: Sender): Promise<string> {
  await context.db
    .insertInto('webhook_secret')
    .values(newSecret(context, sender))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [present] = await validWebhookSecrets(context, sender);
  if (present === undefined) throw new Error(`There is no secret for ${sender.kind} of ${sender.organisation}.`);
  return present;
}

/**
 * Creates a new secret. The old one stays valid for `overlapSeconds`, so that the vendor can change over. Returns the
 * new one.
 */
export async function rotateSecret(context: Context, sender: Sender, overlapSeconds: number): Promise<string> {
  const ends = new Date(context.sessionNow().getTime() + overlapSeconds * 1000);
  await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('webhook_secret')
      .set({ ends_at: ends })
      .where('kind', '=', sender.kind)
      .where('organisation', '=', sender.organisation)
      .where('ends_at', 'is', null)
      .execute();
    await trx.insertInto('webhook_secret').values(newSecret(context, sender)).execute();
  });
  return loadWebhookSecret(context, sender);
}

function newSecret({ vault }: Context, { kind, organisation }: Sender) {
  const ref = randomUUID();
  return {
    ref,
    kind,
    organisation,
    ends_at: null,
    ...vault.seal(secretSealContext(ref), randomBytes(32).toString('base64url')),
  };
}
