import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { currentLocale, maskEmail, type Permission } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { event } from '../kernel/events.ts';
import { refuse, hashToken, newToken, pageAddress } from '../kernel/http/index.ts';
import { inLenderLocale } from '../kernel/locale.ts';
import { openContact } from './account-contact.ts';
import { lockOpenAccount } from './lock-account.ts';
import { hashPassword } from './password.ts';
import { checkPassword, listPersonalWords } from './service.ts';
import { endOtherSessions, startSession } from './sessions.ts';
import { staffMember, type StaffRow } from './staff.ts';
import { findByEmail, insertIdentity } from './store.ts';
import { INVITATION } from './words.ts';

const LINK_LIFETIME = 7 * 24 * 3600_000;

/**
 * An invitation of a person to the console. Its emailed link sets up a staff account; borrowers use
 * `features/originators/borrower-setup`.
 */
export interface Invitation {
  readonly organisation: string;
  readonly email: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly invitedBy: string;
}

/**
 * Invites a person to the console, or invites them again while their second factor isn't set up: the earlier token
 * becomes void and the permissions are replaced. Refuses a person who is already set up with `colleague-exists`.
 */
export async function inviteStaff(
  context: Context,
  trx: Trx,
  given: Invitation,
): Promise<{ staff: StaffRow; token: string }> {
  const { organisation, email, name, invitedBy } = given;
  const permissions = JSON.stringify(given.permissions);
  const row = {
    uuid: randomUUID(),
    organisation,
    email: email.trim(),
    phone: '',
    profile_type: 'STAFF' as const,
    desk: true,
    password_hash: '',
  };
  let uuid: string = row.uuid;
  if (await insertIdentity(context, trx, row)) {
    await trx
      .insertInto('staff')
      .values({ identity_uuid: uuid, organisation, name, permissions, invited_by: invitedBy })
      .execute();
  } else {
    const known = await findByEmail(context, trx, organisation, email, true);
    const staff = known && (await staffMember(context, trx, organisation, known.uuid));
    if (!staff || staff.ready) return refuse('colleague-exists');
    uuid = staff.identity_uuid;
    await trx
      .updateTable('staff')
      .set({ permissions, name, disabled: false, version: staff.version + 1 })
      .where('identity_uuid', '=', uuid)
      .execute();
  }
  const token = await newSetupToken(context, trx, uuid);
  const staff = await staffMember(context, trx, organisation, uuid);
  return staff ? { staff, token } : refuse('not-found');
}

/** Creates an account setup link that replaces the previous one. */
export async function newSetupToken(context: Context, trx: Executor, identity: string): Promise<string> {
  const token = newToken();
  await trx.deleteFrom('account_setup').where('identity_uuid', '=', identity).execute();
  await trx
    .insertInto('account_setup')
    .values({
      token_hash: hashToken(token),
      identity_uuid: identity,
      expires_at: new Date(context.sessionNow().getTime() + LINK_LIFETIME),
      used_at: null,
    })
    .execute();
  return token;
}

/** Sends the invitation link. The token follows the hash sign, because browsers never send that part. */
export async function mailInvitation(
  context: Context,
  to: { organisation: string; email: string },
  token: string,
): Promise<void> {
  const lender = findBrand(to.organisation)?.name.display ?? '';
  const mail = inLenderLocale(() => ({
    to: to.email,
    subject: INVITATION.subject(lender),
    text: INVITATION.text(lender, setupUrl(context.config, to.organisation, token)),
    locale: currentLocale(),
    template: 'desk.invitation',
    organisation: to.organisation,
    applicationUuid: null,
  }));
  await context.vendors.mail.send(mail, `desk-invitation:${hashToken(token)}`);
}

/** Returns the link with which an invited person sets up their account. */
export const setupUrl = (config: Context['config'], organization: string, token: string): string =>
  `${pageAddress(config, organization, '/desk/account-setup')}#${token}`;

interface Setup {
  readonly identity_uuid: string;
  readonly organisation: string;
  readonly email: string;
  readonly name: string;
}

/** Returns the account of this token. Refuses an unknown, used or expired one with `link-expired`. */
async function loadAccountSetup(context: Context, token: string, allowExpired = false): Promise<Setup> {
  const row = await context.db
    .selectFrom('account_setup')
    .innerJoin('staff', 'staff.identity_uuid', 'account_setup.identity_uuid')
    .innerJoin('identity', 'identity.uuid', 'account_setup.identity_uuid')
    .select([
      'account_setup.identity_uuid',
      'account_setup.expires_at',
      'account_setup.used_at',
      'staff.organisation',
      'staff.name',
      'identity.sealed',
      'identity.key_id',
    ])
    .where('account_setup.token_hash', '=', hashToken(token))
    .where('staff.disabled', '=', false)
    .executeTakeFirst();
  if (!row || row.used_at !== null || (!allowExpired && row.expires_at < context.sessionNow()))
    return refuse('link-expired');
  return { ...row, email: openContact(context, row.identity_uuid, row).email };
}

/** Returns the values that the setup page shows. `originator` is the lender's name (wire name). */
export async function readSetup(
  context: Context,
  token: string,
): Promise<{ firstName: string; email: string; originator: string }> {
  const setup = await loadAccountSetup(context, token);
  const [firstName = ''] = setup.name.split(' ');
  return {
    firstName,
    email: maskEmail(setup.email),
    originator: findBrand(setup.organisation)?.name.display ?? setup.organisation,
  };
}

/**
 * Sets the password. The session opens only the setup of the second factor, and the token stays valid until that is
 * done.
 */
export async function setUpAccount(
  context: Context,
  token: string,
  password: string,
  userAgent?: string,
): Promise<string> {
  const setup = await loadAccountSetup(context, token);
  checkPassword(password, listPersonalWords(setup.organisation, setup.email, setup.name));
  const passwordHash = await hashPassword(context.keys.password, password);
  const identityUuid = setup.identity_uuid;
  const jwt = await context.db.transaction().execute(async (trx) => {
    if (!(await lockOpenAccount(context, trx, identityUuid)) || !(await isSetupOpen(trx, token)))
      return refuse('link-expired');
    await trx
      .updateTable('identity')
      .set({ password_hash: passwordHash, updated_at: context.sessionNow() })
      .where('uuid', '=', identityUuid)
      .execute();
    await endOtherSessions(context, trx, identityUuid, null);
    const { organisation } = setup;
    return startSession(context, trx, { identityUuid, organisation, typ: 'staff-setup', userAgent });
  });
  event(context, 'staff.password-set', { identity: identityUuid, organisation: setup.organisation });
  return jwt;
}

/** False for a link that was used or replaced. */
async function isSetupOpen(trx: Trx, token: string): Promise<boolean> {
  const row = await trx
    .selectFrom('account_setup')
    .select('used_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined && row.used_at === null;
}

/** Marks the invitation as used once the second factor is set up. */
export async function endSetup(context: Context, trx: Executor, identity: string): Promise<void> {
  await trx
    .updateTable('account_setup')
    .set({ used_at: context.sessionNow() })
    .where('identity_uuid', '=', identity)
    .execute();
}

/** Sends a new link to the same address, for a token that may be expired. The caller learns nothing. */
export async function resendSetup(context: Context, token: string): Promise<void> {
  const setup = await loadAccountSetup(context, token, true).catch(() => undefined);
  if (!setup) return;
  const fresh = await context.db.transaction().execute((trx) => newSetupToken(context, trx, setup.identity_uuid));
  await mailInvitation(context, setup, fresh);
}

/**
 * For the sandbox: sets a staff password and deletes the setup link. The caller then confirms the second factor.
 */
export async function setUpWithPassword(
  context: Pick<Context, 'keys'>,
  trx: Executor,
  identity: string,
  password: string,
): Promise<void> {
  await trx
    .updateTable('identity')
    .set({ password_hash: await hashPassword(context.keys.password, password) })
    .where('uuid', '=', identity)
    .execute();
  await trx.deleteFrom('account_setup').where('identity_uuid', '=', identity).execute();
}
