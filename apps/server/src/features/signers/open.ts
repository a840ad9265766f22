import type { HandlerReply, openSignerInvitation } from '@lintel/contract';
import { hasSignedDeed, type Fact, type LoanFile } from '@lintel/domain';
import { findIdentityByEmail } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow, record } from '../../loan-file/index.ts';
import { findSigner, type SignerRecord } from '../../records/named-signers/index.ts';
import { aboutFor } from './about.ts';
import { invitationBy, invite, mayAskAgain, type Invitation } from './invitations.ts';

export interface InvitationMatch {
  readonly invitation: Invitation;
  readonly signer: SignerRecord;
  readonly loan: ApplicationRow;
}

/** Returns the link of a token in any state. An unknown one, or another lender's, belongs to no one. */
async function findInvitedSigner(
  context: Context,
  trx: Executor,
  organization: string,
  token: string,
): Promise<InvitationMatch | undefined> {
  const invitation = await invitationBy(trx, token);
  const signer = invitation && (await findSigner(context.vault, trx, invitation.person));
  const loan = signer && (await readApplication(trx, signer.uuid));
  return invitation && signer?.organisation === organization && loan ? { invitation, signer, loan } : undefined;
}

/** Refuses by name what a signer can no longer do: the request is over, or done. */
export function requireCanSign(file: LoanFile, person: string): void {
  if (file.ended !== null || !Object.hasOwn(file.signers, person)) refuse('request-cancelled');
  if (hasSignedDeed(file, person)) refuse('already-signed');
}

/** Returns a link that may be opened now. */
export async function requireOpenInvitation(
  context: Context,
  trx: Executor,
  organization: string,
  token: string,
): Promise<InvitationMatch> {
  const invited = (await findInvitedSigner(context, trx, organization, token)) ?? refuse('link-expired');
  requireCanSign(invited.loan.projection, invited.signer.person);
  if (invited.invitation.void_at !== null || invited.invitation.expires_at < context.sessionNow())
    refuse('link-expired');
  return invited;
}

/** The fact of a signer's first visit. */
export const buildInvitationOpenedFacts = (file: LoanFile, person: string): Fact[] =>
  file.signers[person]?.opened === false ? [{ type: 'SignerInvitationOpened', data: { signer: person } }] : [];

export const bySigner = (person: string, requestId: string): RecordMeta => ({
  actor: { kind: 'signer', id: person },
  requestId,
});

export async function openInvitation(
  context: Context,
  asked: { organisation: string; token: string; caller: Caller | null; requestId: string },
): Promise<HandlerReply<typeof openSignerInvitation>> {
  const { organisation, token, caller, requestId } = asked;
  const { signer } = await requireOpenInvitation(context, context.db, organisation, token);
  const { person, uuid } = signer;
  const account =
    signer.identityUuid ??
    (signer.email === null
      ? undefined
      : (await findIdentityByEmail(context, context.db, organisation, signer.email))?.uuid);
  if (caller && caller.identityUuid !== account) refuse('wrong-person');
  await record(
    context,
    uuid,
    ({ file }) => {
      requireCanSign(file, person);
      return buildInvitationOpenedFacts(file, person);
    },
    bySigner(person, requestId),
  );
  const { primary, street, lender, relation } = await aboutFor(context, context.db, signer);
  const isIn = caller?.typ === 'signer' && caller.loan === uuid && caller.identityUuid === signer.identityUuid;
  return {
    primary,
    street,
    brand: lender,
    relation,
    next: isIn ? 'RESUME' : account ? 'LOGIN' : 'PASSWORD',
    asksEmail: !account && signer.email === null,
  };
}

/** Sends a new link to the address of the old one. The answer is the same for every token. */
export async function requestNewLink(context: Context, organization: string, token: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const invited = await findInvitedSigner(context, trx, organization, token);
    if (!invited) return;
    const {
      loan: { projection: file },
      signer: { person },
    } = invited;
    const isAsked = file.ended === null && Object.hasOwn(file.signers, person);
    if (isAsked && (await mayAskAgain(context, trx, person))) await invite(context, trx, person, 'AGAIN');
  });
}
