import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import type { HandlerReply, inviteBorrower, listOfficerInvitations, Request } from '@lintel/contract';
import { formatName, LOAN_OFFICER_NOT_LICENSED, mailboxToken, REFERRAL_DAYS, US_STATES } from '@lintel/domain';
import { accountContact } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type SealedValue } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, buildCursor, pageSize, parseCursor, refuse, refuseFields } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { statesServed, zipIsServed } from '../../records/answers/index.ts';
import { mayReferTo } from './service.ts';
import { newSetupLink } from './setup-link.ts';
import { insertSetup, listSetups, type SetupRow } from './setup-store.ts';
import { requireOwnOriginator } from './staff-link.ts';
import { findActiveOriginator, insertReferral, type OriginatorRow } from './store.ts';
import type { ReferredPerson } from './types.ts';
import { INVITE } from './words.ts';

type Invitation = HandlerReply<typeof inviteBorrower>;
type InviteBorrowerBody = Request<typeof inviteBorrower>['body'];

/** Refuses a home where the loan officer isn't licensed or the lender doesn't lend. */
export function checkReferredHome(
  originator: OriginatorRow,
  { state, zip }: { readonly state: string; readonly zip: string },
): void {
  if (!mayReferTo(originator, state)) refuseFields([{ field: 'state', message: LOAN_OFFICER_NOT_LICENSED }]);
  const brand = findBrand(originator.organisation) ?? refuse('not-found');
  if (!statesServed(brand).includes(state) || !zipIsServed(zip))
    refuse('state-not-offered', { stateName: US_STATES[state as keyof typeof US_STATES] ?? state });
}

/**
 * Invites a borrower to apply: saves what the borrower told the loan officer, and emails the borrower a link. The loan
 * officer agrees to nothing for them and sees nothing of what they change.
 */
export async function createInvitation(
  context: Context,
  caller: Caller,
  body: InviteBorrowerBody,
): Promise<Invitation> {
  const originator = await requireOwnOriginator(context, caller);
  checkReferredHome(originator, body.propertyAddress);
  await refuseOwnMailbox(context, caller, originator, body.email);
  const { organisation, identityUuid } = caller;
  const uuid = randomUUID();
  const now = context.sessionNow();
  const person = toPerson(body);
  const setup: SetupRow = {
    referral_uuid: uuid,
    originator_uuid: originator.uuid,
    invited_by: identityUuid,
    number: 1,
    ...newSetupLink(context, uuid, 1),
    used_at: null,
  };
  await context.db.transaction().execute(async (trx) => {
    if (!(await findActiveOriginator(trx, organisation, originator.uuid))) refuse('not-found');
    await insertReferral(context, trx, {
      uuid,
      organisation,
      originatorUuid: originator.uuid,
      expiresAt: new Date(now.getTime() + REFERRAL_DAYS * DAY_MS),
      person,
    });
    await insertSetup(trx, setup);
    await context.jobs.queueBackgroundJob(trx, 'borrower-setup', uuid);
  });
  event(context, 'account-setup.sent', { identity: identityUuid, organisation, originator: originator.uuid });
  return toInvitation(setup, person, { isFinished: false, now });
}

/**
 * The owner of the mailbox agrees and sets the password. A loan officer never does so for the borrower, so the link
 * never goes to their own mailbox, however the address is spelled.
 */
async function refuseOwnMailbox(
  context: Context,
  { identityUuid }: Caller,
  originator: OriginatorRow,
  email: string,
): Promise<void> {
  const account = await accountContact(context, context.db, identityUuid);
  const own = [originator.email, ...(account ? [account.email] : [])].map((one) => mailboxToken(one).value);
  if (own.includes(mailboxToken(email).value)) refuseFields([{ field: 'email', message: INVITE.ownEmail }]);
}

const toPerson = ({
  name,
  propertyAddress,
  phoneNumber,
  email,
  occupancyType,
}: InviteBorrowerBody): ReferredPerson => ({
  name: { ...name, middleName: name.middleName ?? '', suffix: name.suffix ?? '' },
  address: { ...propertyAddress, street2: propertyAddress.street2 ?? '' },
  phoneNumber,
  email,
  occupancyType,
});

/**
 * Returns an invitation as its loan officer sees it: whether the borrower finished, never how far they are before that.
 */
function toInvitation(
  row: SetupRow,
  { name }: ReferredPerson,
  { isFinished, now }: { readonly isFinished: boolean; readonly now: Date },
): Invitation {
  return {
    invitationUuid: row.referral_uuid,
    name: name ? formatName(name) : '',
    sentAt: row.sent_at.toISOString(),
    expiresOn: row.expires_at.toISOString().slice(0, 10),
    state: isFinished ? 'FINISHED' : row.expires_at < now ? 'EXPIRED' : 'INVITED',
  };
}

/** Returns a page of the calling loan officer's invitations, newest first. */
export async function loadInvitations(
  context: Context,
  caller: Caller,
  query: Request<typeof listOfficerInvitations>['query'],
): Promise<HandlerReply<typeof listOfficerInvitations>> {
  const originator = await requireOwnOriginator(context, caller);
  const limit = pageSize(query.limit);
  const rows = await listSetups(context.db, originator.uuid, parseCursor(query.cursor), limit + 1);
  const now = context.sessionNow();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows
      .slice(0, limit)
      .map((row) =>
        toInvitation(row, openPerson(context, row.referral_uuid, row), { isFinished: Boolean(row.is_finished), now }),
      ),
    nextCursor: last ? buildCursor({ at: last.sent_at, uuid: last.referral_uuid }) : null,
  };
}

const openPerson = ({ vault }: Pick<Context, 'vault'>, uuid: string, row: SealedValue): ReferredPerson =>
  vault.open<ReferredPerson>(sealContext('referral', uuid), row);
