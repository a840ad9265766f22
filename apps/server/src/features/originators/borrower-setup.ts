import type {
  HandlerReply,
  openBorrowerSetup as openBorrowerSetupCall,
  Request,
  setUpBorrower as setUpBorrowerCall,
} from '@lintel/contract';
import type { RegistrationDraft } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findIdentityByEmail, register, setDeviceCookie } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { hashToken, refuse } from '../../kernel/http/index.ts';
import { saveDraft } from '../draft/index.ts';
import { checkReferredHome } from './invitations.ts';
import { newSetupLink } from './setup-link.ts';
import { findSetupByHash, markSetupUsed, replaceSetup, type SetupRow } from './setup-store.ts';
import { findActiveOriginator, findReferral, type OriginatorRow } from './store.ts';
import type { ReferredPerson } from './types.ts';

interface OpenSetup {
  readonly setup: SetupRow;
  readonly originator: OriginatorRow;
  readonly person: ReferredPerson;
  readonly email: string;
}

/**
 * Returns the setup that a link's token belongs to. Refuses with `link-expired` a link that is unknown, used, expired,
 * another lender's, or from a deactivated loan officer.
 */
async function requireSetup(
  context: Context,
  organization: string,
  token: string,
  allowExpired = false,
): Promise<OpenSetup> {
  const setup = await findSetupByHash(context.db, hashToken(token));
  if (!setup || setup.used_at !== null || (!allowExpired && setup.expires_at < context.sessionNow()))
    return refuse('link-expired');
  const originator = await findActiveOriginator(context.db, organization, setup.originator_uuid);
  const referral = await findReferral(context, context.db, organization, setup.referral_uuid);
  const email = referral?.person.email;
  return originator && email ? { setup, originator, person: referral.person, email } : refuse('link-expired');
}

/**
 * Returns everything that the loan officer entered, for the borrower who opens the emailed link and may correct it. The
 * link proves that its holder reads the mailbox.
 */
export async function openBorrowerSetup(
  context: Context,
  organization: string,
  token: string,
): Promise<HandlerReply<typeof openBorrowerSetupCall>> {
  const { setup, originator, person, email } = await requireSetup(context, organization, token);
  const { name, address, phoneNumber, occupancyType } = person;
  if (!name || !address || !phoneNumber || !occupancyType) return refuse('link-expired');
  return {
    kind: originator.kind,
    originatorName: originator.name,
    nmls: originator.nmls_id,
    enteredAt: setup.sent_at.toISOString(),
    email,
    hasAccount: await isLoginNeeded(context, organization, email),
    name,
    phoneNumber,
    propertyAddress: address,
    occupancyType,
  };
}

/**
 * Returns whether the borrower logs in to continue: to an account from before, or at the lender's identity provider.
 */
const isLoginNeeded = async (context: Context, organization: string, email: string): Promise<boolean> =>
  context.config.externalLogin[organization] !== undefined ||
  (await findIdentityByEmail(context, context.db, organization, email)) !== undefined;

type SetUpBorrowerBody = Request<typeof setUpBorrowerCall>['body'];

/**
 * Sets up the borrower's account with the link, which then stops working: creates the account unless the borrower logs
 * in to one, and saves the confirmed entries as this browser's registration draft. The email address counts as
 * confirmed, because the link was sent there.
 */
export async function setUpBorrower(
  context: Context,
  organization: string,
  body: SetUpBorrowerBody,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<{ jwt: string | null }> {
  const { setup, originator, email } = await requireSetup(context, organization, body.token);
  checkReferredHome(originator, body.propertyAddress);
  const consumeLink = async (trx: Trx) => {
    if (!(await markSetupUsed(trx, setup.token_hash, context.sessionNow()))) refuse('link-expired');
  };
  const hasAccount = await isLoginNeeded(context, organization, email);
  if (hasAccount) await context.db.transaction().execute(consumeLink);
  const jwt = hasAccount
    ? null
    : await createAccount(context, {
        organisation: organization,
        email,
        body,
        reply,
        consumeLink,
        userAgent: request.headers['user-agent'],
      });
  event(context, 'account-setup.used', { organisation: organization, originator: originator.uuid });
  const draft = toDraft(body, { email, setup, isAgreed: !hasAccount });
  await saveDraft<RegistrationDraft>(context, request, reply, () => draft);
  return { jwt };
}

async function createAccount(
  context: Context,
  {
    organisation,
    email,
    body: { name, phoneNumber, password, termPrivacyConsent, communicationConsent },
    reply,
    consumeLink,
    userAgent,
  }: {
    readonly organisation: string;
    readonly email: string;
    readonly body: SetUpBorrowerBody;
    readonly reply: FastifyReply;
    readonly consumeLink: (trx: Trx) => Promise<void>;
    readonly userAgent: string | undefined;
  },
): Promise<string> {
  if (!termPrivacyConsent || !communicationConsent) refuse('consent-missing');
  const { token, device } = await register(
    context,
    {
      organisation,
      email,
      phoneNumber,
      password: password ?? '',
      name: `${name.firstName} ${name.lastName}`,
      emailVerifiedAt: context.sessionNow(),
      userAgent,
    },
    consumeLink,
  );
  setDeviceCookie(context, reply, 'site', device);
  return token;
}

/** Returns the registration draft, which continues with the first question that isn't answered yet. */
function toDraft(
  { name, propertyAddress, phoneNumber, occupancyType }: SetUpBorrowerBody,
  { email, setup, isAgreed }: { readonly email: string; readonly setup: SetupRow; readonly isAgreed: boolean },
): RegistrationDraft {
  return {
    index: { ...propertyAddress, street2: propertyAddress.street2 ?? '', occupancyType },
    'legal-name': { ...name, middleName: name.middleName ?? '', suffix: name.suffix ?? '' },
    'phone-and-email': { email, phoneNumber },
    ...(isAgreed ? { 'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' } } : {}),
    visit: { referrer: setup.originator_uuid, rid: setup.referral_uuid },
  };
}

/** Emails a new link in place of one that may be expired. The caller doesn't learn whether the link was known. */
export async function resendBorrowerSetup(context: Context, organization: string, token: string): Promise<void> {
  const found = await requireSetup(context, organization, token, true).catch(() => undefined);
  if (!found) return;
  const { referral_uuid: uuid, number } = found.setup;
  await context.db.transaction().execute(async (trx) => {
    if (await replaceSetup(trx, found.setup, newSetupLink(context, uuid, number + 1)))
      await context.jobs.queueBackgroundJob(trx, 'borrower-setup', uuid);
  });
}
