import { hasSignedDeed, type Locale } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { pageAddress } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { inLocale } from '../../kernel/locale.ts';
import { readApplication, readLocale, type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { findSigner, type SignerRecord, clearReminder, dueReminders } from '../../records/named-signers/index.ts';
import { withRetries } from '../../vendors/index.ts';
import { loadSignerRequest } from './about.ts';
import { countInvitations, createInvitation, findInvitationWithToken } from './invitations.ts';
import { askedBy, INVITATION, REMOVED } from './words.ts';

/** The most reminders to a signer who doesn't respond. */
const MAX_REMINDERS = 2;

/**
 * Returns the link to the page where a signer opens an invitation or logs in. The token follows the hash sign, because
 * browsers never send that part.
 */
export const buildSignerLink = (
  { config }: Pick<Context, 'config'>,
  { organisation }: Pick<SignerRecord, 'organisation'>,
  token: string,
): string => `${pageAddress(config, organisation, '/account/heloc/heloc-signer/login')}#${token}`;

interface PendingInvitation {
  readonly signer: SignerRecord;
  readonly loan: ApplicationRow;
  readonly round: number;
}

/** Returns the invitation of a background job, while the signer is still asked to sign and no newer link was sent. */
async function findPendingInvitation(
  context: Context,
  trx: Executor,
  id: string,
): Promise<PendingInvitation | undefined> {
  const [person = '', number = ''] = id.split(':');
  const round = Number(number);
  const signer = await findSigner(context.vault, trx, person);
  const loan = signer && (await readApplication(trx, signer.uuid));
  if (!signer || !loan?.active || signer.round !== round) return undefined;
  const file = loan.projection;
  return file.signers[person] && !hasSignedDeed(file, person) ? { signer, loan, round } : undefined;
}

/** Sends a signer the link of an invitation by email or text. A repeated run sends the same message. */
export const sendInvitation: BackgroundJob = async (id, context) => {
  const pending = await findPendingInvitation(context, context.db, id);
  const invitation = pending && (await findInvitationWithToken(context, pending.signer.person, pending.round));
  if (!pending || !invitation) return;
  const { signer, loan } = pending;
  const { kind } = invitation;
  await sendToSigner(context, signer, loan.locale, {
    template: `signer.${kind.toLowerCase()}`,
    key: `signer-invitation:${id}`,
    async write() {
      const { primary, street, lender } = await loadSignerRequest(context, context.db, signer);
      const link = buildSignerLink(context, signer, invitation.token);
      const values = { name: signer.firstName, by: askedBy(primary), street, lender, link };
      return {
        subject: INVITATION.subject(kind, lender),
        text: INVITATION.text(kind, values),
        sms: INVITATION.sms(kind, values),
      };
    },
  });
};

/** Tells a person who was asked to sign that they don't have to any more. */
export const notifyRemovedSigner: BackgroundJob = async (id, context) => {
  const [person = ''] = id.split(':');
  const signer = await findSigner(context.vault, context.db, person);
  if (!signer || signer.removedAt === null) return;
  await sendToSigner(context, signer, await readLocale(context.db, signer.uuid), {
    template: 'signer.removed',
    key: `signer-removed:${id}`,
    async write() {
      const { lender } = await loadSignerRequest(context, context.db, signer);
      const { firstName: name } = signer;
      return { subject: REMOVED.subject(lender), text: REMOVED.text({ name, lender }), sms: REMOVED.sms(lender) };
    },
  });
};

interface SignerMessage {
  readonly template: string;
  readonly key: string;
  /** Called in the application's language. */
  readonly write: () => Promise<{ readonly subject: string; readonly text: string; readonly sms: string }>;
}

/** Sends an email, or a text message to a signer without an email address. */
async function sendToSigner(
  { vendors }: Context,
  { email, phoneNumber, organisation, uuid: applicationUuid }: SignerRecord,
  locale: Locale,
  { template, key, write }: SignerMessage,
): Promise<void> {
  const { subject, text, sms } = await inLocale(locale, write);
  const about = { locale, template, organisation, applicationUuid };
  if (email !== null) await withRetries(() => vendors.mail.send({ to: email, subject, text, ...about }, key));
  else if (phoneNumber !== null)
    await withRetries(() => vendors.sms.send({ to: phoneNumber, text: sms, ...about }, key));
}

/** Reminders per sweep. */
const MAX_PER_SWEEP = 100;

/** Reminds everyone whose reminder is due by the loan clock. Returns how many were due. */
export async function sweepReminders(context: Context): Promise<number> {
  const now = await loanNow(context, context.db);
  const due = await dueReminders(context.db, now, MAX_PER_SWEEP);
  for (const { person, round } of due) {
    await clearReminder(context.db, { person, round });
    await remindSigner(`${person}:${round}`, context);
  }
  return due.length;
}

/** Reminds a signer who hasn't opened a link sent days ago. */
export const remindSigner: BackgroundJob = (id, context) =>
  context.db.transaction().execute(async (trx) => {
    const pending = await findPendingInvitation(context, trx, id);
    if (!pending || pending.loan.projection.signers[pending.signer.person]?.opened !== false) return;
    if ((await countInvitations(trx, pending.signer.person, 'REMIND')) < MAX_REMINDERS)
      await createInvitation(context, trx, pending.signer.person, 'REMIND');
  });
