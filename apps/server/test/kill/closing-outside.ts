import { setTimeout as wait } from 'node:timers/promises';
import { acceptSignerInvitation, openSignerInvitation, readProfileConsentTypes, readSigners } from '@lintel/contract';
import type { Store } from '../../src/kernel/db/open.ts';
import type { Vault } from '../../src/kernel/db/vault.ts';
import type { OutsideActions as Others } from '../../src/sandbox/act.ts';
import { coOwnerStep } from '../../src/sandbox/co-owner.ts';
import { confirmNotCanceled } from '../../src/sandbox/confirm-not-canceled.ts';
import { buildSigningData } from '../../src/sandbox/notary/session.ts';
import type { OutboxEntry } from '../../src/vendors/outbox.ts';
import { updateTransaction, readTransaction } from '../../src/vendors/sandbox-notary/transactions.ts';
import type { OutsideParties } from './outside.ts';
import { ClientTimeoutError, CLIENT_TIMEOUT_MS, createPatientClient, type PatientClient } from './patient-client.ts';
import type { ActContext } from './scenarios.ts';

const PASSWORD = 'green Canal! lantern 4';

/** Returns the emails to a person, newest first. Retries while the server is down. */
async function fetchEmails({ server }: OutsideParties, to: string): Promise<OutboxEntry[]> {
  for (;;) {
    const reply = await fetch(`${server.sandbox}/_sandbox/outbox?to=${encodeURIComponent(to)}`).catch(() => null);
    if (reply?.ok) return (await reply.json()) as OutboxEntry[];
    await wait(100);
  }
}

/** Returns the six digits of the newest email to a person, once it has arrived. */
export async function waitForCode(outside: OutsideParties, to: string): Promise<string> {
  const startedAt = Date.now();
  for (;;) {
    const [code] = (await fetchEmails(outside, to)).flatMap(({ codes }) => codes);
    if (code !== undefined) return code;
    if (Date.now() > Math.max(startedAt, outside.server.upSince()) + CLIENT_TIMEOUT_MS)
      throw new ClientTimeoutError(`No code has come to ${to}.`);
    await wait(100);
  }
}

/**
 * Creates the notary platform and the clock of the kill tests, which the kills don't hit. The platform repeats its
 * events until they are accepted.
 */
export function createNotaryAndClock(outside: OutsideParties, { db }: Store, vault: Vault): Others {
  const fetchNow = async (): Promise<string> =>
    (await db.selectFrom('loan_clock').select('pinned_at').executeTakeFirstOrThrow()).pinned_at?.toISOString() ?? '';
  return {
    now: fetchNow,
    async signBeforeNotary(sessionUuid) {
      const session = await readTransaction(db, vault, { externalId: sessionUuid });
      if (!session || session.ended !== null) return;
      const { token, request: asked } = session;
      const context = await fetchNow();
      const sendNotaryEvent = (type: string, data: object) =>
        outside.sendVendorEvent('notary', {
          eventId: `${type}-${token}`,
          type,
          reference: asked.external_id,
          occurredAt: new Date().toISOString(),
          data,
        });
      await sendNotaryEvent('session.ready', {});
      await sendNotaryEvent('session.started', {});
      await sendNotaryEvent('signing.completed', buildSigningData(session, context));
      await updateTransaction(db, token, { ended: 'SIGNED' });
    },
    approveDocuments: () => Promise.reject(new Error('No lawyer reads here.')),
    waitUntil: () => Promise.reject(new Error('Time is passed for all.')),
  };
}

interface SignerInvitation {
  readonly personUuid: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Has each co-owner do their next step in their own browser. */
export async function advanceCoOwners(context: ActContext, others: Others): Promise<void> {
  const { signers } = await context.client.send(readSigners, { params: { uuid: context.uuid } });
  for (const signer of signers) {
    const existing = context.others.get(signer.personUuid);
    const client = existing ?? createPatientClient(context.outside.server, context.persona.organisation ?? 'FIGURE');
    if (!existing) {
      if (!(await acceptInvitation(client, context, signer))) return;
      context.others.set(signer.personUuid, client);
    }
    if (context.gate === 'mail-margin') await confirmNotCanceled(client, context.uuid, signer);
    else
      await coOwnerStep(client, signer.personUuid, {
        uuid: context.uuid,
        persona: context.persona,
        outside: others,
        desk: (name) => context.outside.getStaffClient(name),
        code: async () => '',
      });
  }
}

/**
 * Accepts by the emailed link. Returns false while the email hasn't arrived. Logs in with the password when the account
 * exists although its answer was lost.
 */
async function acceptInvitation(
  client: PatientClient,
  { outside }: ActContext,
  { personUuid }: SignerInvitation,
): Promise<boolean> {
  const email = `signer-${personUuid}@example.com`;
  const [invitation] = (await fetchEmails(outside, email)).filter(
    ({ template }) => template.startsWith('signer.') && template !== 'signer.login',
  );
  if (!invitation) return false;
  const token = new URL(invitation.links[0] ?? '').hash.slice(1);
  await client.send(openSignerInvitation, { body: { token } });
  const texts = await client.send(readProfileConsentTypes);
  const consentListRequest = texts.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const }));
  const accepted = await client.answer(acceptSignerInvitation, {
    body: {
      token,
      password: PASSWORD,
      email: null,
      consentListRequest,
    },
  });
  client.setToken(accepted.status < 300 ? String(accepted.body.jwt) : await client.logIn(email, PASSWORD));
  return true;
}
