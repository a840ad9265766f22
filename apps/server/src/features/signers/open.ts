import type { HandlerReply, openSignerInvitation } from '@lintel/contract';
import { hasSignedDeed, type Fact, type LoanFile } from '@lintel/domain';
import { findIdentityByEmail } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow, record } from '../../loan-file/index.ts';
import { findSigner, type SignerRecord } from '../../records/named-signers/index.ts';
import { loadSignerRequest } from './about.ts';
import { findInvitationByToken, createInvitation, canRequestNewLink, type Invitation } from './invitations.ts';

/** The invitation that a link's token belongs to. */
export interface InvitationMatch {
  readonly invitation: Invitation;
  readonly signer: SignerRecord;
  readonly loan: ApplicationRow;
}

/** Returns the invitation of a link's token in any state, with its signer and loan. Undefined for another lender's. */
async function findInvitedSigner(
  context: Context,
  trx: Executor,
  organization: string,
  token: string,
): Promise<InvitationMatch | undefined> {
  const invitation = await findInvitationByToken(trx, token);
  const signer = invitation && (await findSigner(context.vault, trx, invitation.person));
  const loan = signer && (await readApplication(trx, signer.uuid));
  return invitation && signer?.organisation === organization && loan ? { invitation, signer, loan } : undefined;
}

/** Refuses when a signer can't sign any more: the request is over, or they have signed. */
export function requireCanSign(file: LoanFile, person: string): void {
  if (file.ended !== null || !Object.hasOwn(file.signers, person)) refuse('request-cancelled');
  if (hasSignedDeed(file, person)) refuse('already-signed');
}

/** Returns the invitation of a link that may be opened now. Refuses any other. */
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

/** Returns the fact of a signer's first visit, and none for a later one. */
export const buildInvitationOpenedFacts = (file: LoanFile, person: string): Fact[] =>
  file.signers[person]?.opened === false ? [{ type: 'SignerInvitationOpened', data: { signer: person } }] : [];

/** Returns the meta data of a change that a signer makes. */
export const bySigner = (person: string, requestId: string): RecordMeta => ({
  actor: { kind: 'signer', id: person },
  requestId,
});

/** Opens an invitation's link: records the first visit, and returns what the signer must do next. */
export async function openInvitation(
  context: Context,
  request: { organisation: string; token: string; caller: Caller | null; requestId: string },
): Promise<HandlerReply<typeof openSignerInvitation>> {
  const { organisation, token, caller, requestId } = request;
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
  const { primary, street, lender, relation } = await loadSignerRequest(context, context.db, signer);
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

/** Sends a new link to the address of the old one. The reply is the same for every token. */
export async function requestNewLink(context: Context, organization: string, token: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const invited = await findInvitedSigner(context, trx, organization, token);
    if (!invited) return;
    const {
      loan: { projection: file },
      signer: { person },
    } = invited;
    const isRequested = file.ended === null && Object.hasOwn(file.signers, person);
    if (isRequested && (await canRequestNewLink(context, trx, person)))
      await createInvitation(context, trx, person, 'AGAIN');
  });
}
