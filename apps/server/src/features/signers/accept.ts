import type { acceptSignerInvitation, Request } from '@lintel/contract';
import {
  markEmailConfirmed,
  savePerson,
  makeSignerAccount,
  hashSignerPassword,
  startSignerSession,
} from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, sha256, record } from '../../loan-file/index.ts';
import { insertConsents } from '../../records/consents/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { emailIndex, changeContact, changeSigner, type SignerRecord } from '../../records/named-signers/index.ts';
import { profileConsentTexts } from '../profile/index.ts';
import { claimInvitation } from './invitations.ts';
import { bySigner, requireOpenInvitation, buildInvitationOpenedFacts, requireCanSign } from './open.ts';
import { SIGNER } from './words.ts';

type Body = Request<typeof acceptSignerInvitation>['body'];

/** The lender and the client of an acceptance. */
export interface AcceptanceOrigin {
  readonly organisation: string;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** The texts that a signer must agree to. */
const REQUIRED_CONSENTS = ['PRIVACY', 'TERMS'] as const;

/**
 * Refuses unless every text that a signer answers is the current one, and the two that an account requires are agreed
 * to.
 */
function refuseConsents(organization: string, consents: Body['consentListRequest']): void {
  const texts = profileConsentTexts(organization);
  for (const type of REQUIRED_CONSENTS)
    if (!consents.some((one) => one.type === type && one.optInOut === 'OPT_IN')) refuse('consent-missing');
  for (const one of consents)
    if (texts.find(({ type }) => type === one.type)?.version !== one.version) refuse('consent-outdated');
}

/**
 * Accepts an invitation: creates the signer's account, consents and session in one transaction. Of two people who
 * accept one link at the same time, one succeeds.
 */
export async function acceptInvitation(context: Context, body: Body, from: AcceptanceOrigin): Promise<string> {
  const { organisation, requestId } = from;
  const { signer, invitation } = await requireOpenInvitation(context, context.db, organisation, body.token);
  if (invitation.accepted_at !== null) return refuse('link-expired');
  if (signer.identityUuid !== null) return refuse('identity-exists');
  const email = signer.email ?? body.email ?? refuseFields([{ field: 'email', message: SIGNER.emailNeeded }]);
  refuseConsents(organisation, body.consentListRequest);
  const passwordHash = await hashChosenPassword(context, organisation, email, body.password);
  const { result: jwt } = await record(
    context,
    signer.uuid,
    async (loan) => {
      const { file, trx, uuid } = loan;
      requireCanSign(file, signer.person);
      if (!(await claimInvitation(trx, invitation, context.sessionNow()))) return refuse('link-expired');
      const identityUuid =
        (await makeSignerAccount(context, trx, {
          organisation,
          email,
          phone: signer.phoneNumber ?? '',
          passwordHash,
        })) ?? refuse('identity-exists');
      await linkAccountToSigner(context, loan, signer, identityUuid, email, { isNew: true });
      // An emailed link proves that the signer reads the mailbox; one sent to a phone doesn't.
      if (signer.email !== null) await markEmailConfirmed(trx, identityUuid, context.sessionNow());
      await saveConsents(context, loan, signer, body, from);
      return {
        facts: buildInvitationOpenedFacts(file, signer.person),
        result: await startSignerSession(context, trx, {
          identityUuid,
          organisation,
          loan: uuid,
          address: from.ip,
          userAgent: from.userAgent,
        }),
      };
    },
    bySigner(signer.person, requestId),
  );
  return jwt;
}

/** Returns the password's hash. Null without a password, which only a lender with external login allows. */
function hashChosenPassword(
  context: Context,
  organization: string,
  email: string,
  password: string | null | undefined,
): Promise<string> | null {
  if (password) return hashSignerPassword(context, organization, email, password);
  return context.config.externalLogin[organization]
    ? null
    : refuseFields([{ field: 'password', message: SIGNER.passwordNeeded }]);
}

/** Connects the account to this signer. For a new account, also saves the signer's name. */
export async function linkAccountToSigner(
  context: Context,
  { trx }: Pick<LockedLoan, 'trx'>,
  signer: SignerRecord,
  identityUuid: string,
  email: string,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { person, firstName, lastName, phoneNumber } = signer;
  if (signer.email === null) {
    await changeContact(context.vault, trx, signer, { email, phoneNumber }, emailIndex(context, email));
    await indexFile(context, trx, signer.uuid);
  }
  await changeSigner(trx, person, { identity_uuid: identityUuid });
  if (isNew)
    await savePerson(context, trx, identityUuid, {
      name: { firstName, middleName: '', lastName, suffix: '' },
      dob: null,
      addresses: [],
    });
}

async function saveConsents(
  context: Context,
  { trx, uuid }: LockedLoan,
  { person }: SignerRecord,
  { consentListRequest }: Body,
  { organisation, ip, userAgent }: AcceptanceOrigin,
): Promise<void> {
  const at = await loanNow(context, trx);
  const texts = profileConsentTexts(organisation);
  const rows = consentListRequest.map(({ type, version, optInOut }) => ({
    application_uuid: uuid,
    person,
    type,
    version,
    opted: optInOut,
    text_sha256: sha256(`${texts.find((one) => one.type === type)?.textUrl ?? ''} ${version}`),
    ip,
    user_agent: userAgent.slice(0, 300),
    at,
  }));
  await insertConsents(trx, rows);
}
