import { randomUUID } from 'node:crypto';
import type { logInSigner, Request } from '@lintel/contract';
import { CODE_MINUTES, coDeedStage, MAX_CODE_TRIES } from '@lintel/domain';
import { sql } from 'kysely';
import {
  claimAccount,
  emailAccountOwner,
  markEmailConfirmed,
  codeOfToken,
  isSameCode,
  findIdentityByEmail,
  lockOpenAccount,
  makeSignerAccount,
  startSignerSession,
  accountContact,
} from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse, hashToken, remakeTokens } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../../kernel/locale.ts';
import { readApplication, record } from '../../loan-file/index.ts';
import {
  hashesOfEmail,
  findSigner,
  findSigners,
  type SignerRecord,
  selectAccountPersons,
} from '../../records/named-signers/index.ts';
import { withRetries } from '../../vendors/index.ts';
import { loadSignerRequest } from './about.ts';
import { linkAccountToSigner } from './accept.ts';
import { bySigner, buildInvitationOpenedFacts } from './open.ts';
import { buildSignerLink } from './send.ts';
import type { InvitationTables } from './tables.ts';
import { LOGIN } from './words.ts';

type Login = Pick<InvitationTables['signer_login'], 'uuid' | 'email_hash' | 'token_hash'> & { readonly person: string };

const CODE_LIFETIME = CODE_MINUTES * 60_000;
/** The most login emails to one address in 15 minutes. */
const MAX_EMAILS = 5;

/** Recomputes the token and code of an emailed link whenever the email is sent. */
const remakeLoginSecret = (
  login: Pick<Login, 'uuid' | 'token_hash'>,
  context: Context,
): { token: string; code: string } => {
  const token =
    remakeTokens(context, 'signer-login', login.uuid).find((one) => hashToken(one) === login.token_hash) ?? '';
  return { token, code: codeOfToken(token) };
};

/** Hashes an address under each index key, because a signer's own hash may use any of them during a key rotation. */
const loginHash = (context: Context, email: string): string => hashesOfEmail(context, email).join(' ');

/**
 * Returns the signer for a login with an address: one who accepted or was invited there, open requests first, then the
 * newest.
 */
async function findSignerByEmail(
  context: Context,
  trx: Executor,
  { organisation, identityUuid, emailHash }: { organisation: string; identityUuid: string | null; emailHash: string },
): Promise<SignerRecord | undefined> {
  const all = await findSigners(context.vault, trx, organisation, {
    identityUuid: identityUuid ?? undefined,
    emailHashes: emailHash.split(' '),
  });
  let over: SignerRecord | undefined;
  for (const signer of all) {
    const loan = await readApplication(trx, signer.uuid);
    if (!loan) continue;
    if (coDeedStage(loan.projection, signer.person, 0) !== 'CANCELLED') return signer;
    if (signer.identityUuid !== null) over ??= signer;
  }
  return over;
}

/**
 * Sends a signer a login link and code by email. The same statements run and the same job is queued whether or not a
 * signer has the address, so neither the answer nor its timing shows which.
 */
export async function requestLoginCode(context: Context, organization: string, email: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const account = await findIdentityByEmail(context, trx, organization, email);
    const now = context.sessionNow();
    const email_hash = loginHash(context, email);
    const at = trx
      .selectFrom('signer_login')
      .select('uuid')
      .where('organisation', '=', organization)
      .where('email_hash', '=', email_hash);
    const recent = await at.where('made_at', '>', new Date(now.getTime() - CODE_LIFETIME)).execute();
    if (recent.length >= MAX_EMAILS * context.config.quotas) return;
    const uuid = randomUUID();
    const [token = ''] = remakeTokens(context, 'signer-login', uuid);
    await trx
      .updateTable('signer_login')
      .set({ expires_at: now })
      .where('organisation', '=', organization)
      .where('email_hash', '=', email_hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    await trx
      .insertInto('signer_login')
      .values({
        uuid,
        organisation: organization,
        email_hash,
        identity_uuid: account?.uuid ?? null,
        person: null,
        token_hash: hashToken(token),
        made_at: now,
        expires_at: new Date(now.getTime() + CODE_LIFETIME),
        used_at: null,
      })
      .execute();
    await context.jobs.queueBackgroundJob(trx, 'signer-login', uuid);
  });
}

/** Emails a signer the link and code of a login. A repeated run sends the same email. */
export const sendLogin: BackgroundJob = async (uuid, context, locale = LENDER_LOCALE) => {
  const login = await context.db.selectFrom('signer_login').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!login || login.used_at !== null || login.expires_at < context.sessionNow()) return;
  const signer =
    login.person === null
      ? await findSignerByEmail(context, context.db, {
          organisation: login.organisation,
          identityUuid: login.identity_uuid,
          emailHash: login.email_hash,
        })
      : await findSigner(context.vault, context.db, login.person);
  if (!signer) return;
  await context.db.updateTable('signer_login').set({ person: signer.person }).where('uuid', '=', uuid).execute();
  const { token, code } = remakeLoginSecret(login, context);
  const to = await loadLoginEmail(context, context.db, signer);
  if (token === '' || to === null) return;
  const { lender } = await loadSignerRequest(context, context.db, signer);
  const values = { name: signer.firstName, lender, link: buildSignerLink(context, signer, token), code };
  const letter = inLocale(locale, () => ({
    to,
    subject: LOGIN.subject(lender),
    text: LOGIN.text(values),
    locale,
    template: 'signer.login',
    organisation: signer.organisation,
    applicationUuid: signer.uuid,
  }));
  await withRetries(() => context.vendors.mail.send(letter, `signer-login:${uuid}`));
};

/** Returns a signer's login address: that of the account, or the invited one. */
async function loadLoginEmail(
  context: Context,
  trx: Executor,
  { identityUuid, email }: SignerRecord,
): Promise<string | null> {
  if (identityUuid === null) return email;
  return (await accountContact(context, trx, identityUuid))?.email ?? email;
}

/** Finds the emailed login of a link or code. Every try of a code is counted before it is compared. */
async function findLogin(
  context: Context,
  organization: string,
  given: Request<typeof logInSigner>['body'],
): Promise<Login> {
  const now = context.sessionNow();
  if ('token' in given) {
    const row = await context.db
      .selectFrom('signer_login')
      .selectAll()
      .where('token_hash', '=', hashToken(given.token))
      .where('organisation', '=', organization)
      .executeTakeFirst();
    return row && row.used_at === null && row.expires_at > now
      ? { ...row, person: row.person ?? refuse('link-expired') }
      : refuse('link-expired');
  }
  const row = await context.db
    .updateTable('signer_login')
    .set({ tries: sql`tries + 1` })
    .where('organisation', '=', organization)
    .where('email_hash', '=', loginHash(context, given.email))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_CODE_TRIES)
    .returningAll()
    .executeTakeFirst();
  return row && isSameCode(remakeLoginSecret(row, context).code, given.code)
    ? { ...row, person: row.person ?? refuse('code-wrong') }
    : refuse('code-wrong');
}

/**
 * Logs a signer in. A link or code works once. The first login of a signer who never opened the invitation opens it.
 */
export async function logIn(
  context: Context,
  organization: string,
  given: Request<typeof logInSigner>['body'],
  {
    requestId,
    ip,
    userAgent,
  }: { readonly requestId: string; readonly ip: string; readonly userAgent?: string | undefined },
): Promise<string> {
  const login = await findLogin(context, organization, given);
  const refuseLogin = (): never => ('token' in given ? refuse('link-expired') : refuse('code-wrong'));
  let jwt = '';
  const consumeLogin = async (trx: Executor): Promise<boolean> => {
    const now = context.sessionNow();
    const used = await trx
      .updateTable('signer_login')
      .set({ used_at: now })
      .where('uuid', '=', login.uuid)
      .where('used_at', 'is', null)
      // It may have been voided since it was found.
      .where('expires_at', '>', now)
      .returning('uuid')
      .executeTakeFirst();
    return used !== undefined;
  };
  await record(
    context,
    (await findSigner(context.vault, context.db, login.person))?.uuid ?? '',
    async (loan) => {
      const { trx, file, uuid } = loan;
      const signer = (await findSigner(context.vault, trx, login.person)) ?? refuseLogin();
      // A signer whose address changed or who was named again isn't the person who reads the email that the login was
      // requested with.
      if (signer.identityUuid !== null && !(await lockOpenAccount(context, trx, signer.identityUuid))) refuseLogin();
      const address = await loadLoginEmail(context, trx, signer);
      if (
        address === null ||
        !hashesOfEmail(context, address).some((hash) => login.email_hash.split(' ').includes(hash)) ||
        !(await consumeLogin(trx))
      )
        refuseLogin();
      const isRequested = file.ended === null && Object.hasOwn(file.signers, signer.person);
      const identityUuid =
        signer.identityUuid ??
        (isRequested && signer.email !== null
          ? await findOrCreateAccount(context, loan, { ...signer, email: signer.email })
          : null) ??
        refuseLogin();
      // Link and code are emailed only to the account's address.
      await markEmailConfirmed(trx, identityUuid, context.sessionNow());
      jwt = await startSignerSession(context, trx, {
        identityUuid,
        organisation: organization,
        loan: uuid,
        address: ip,
        userAgent,
      });
      return isRequested ? buildInvitationOpenedFacts(file, signer.person) : [];
    },
    bySigner(login.person, requestId),
  );
  return jwt;
}

/**
 * Returns the account of a signer who logs in for the first time: the one that confirmed the invited address, or a new
 * one. The person who reads that mailbox is the signer.
 */
async function findOrCreateAccount(
  context: Context,
  lockedLoan: Parameters<typeof linkAccountToSigner>[1],
  signer: SignerRecord & { readonly email: string },
): Promise<string | null> {
  const { organisation, email } = signer;
  const known = await claimAccount(context, lockedLoan.trx, organisation, email);
  const uuid =
    known.uuid ??
    (await makeSignerAccount(context, lockedLoan.trx, {
      organisation,
      email,
      phone: signer.phoneNumber ?? '',
      passwordHash: null,
    }));
  if (uuid === null) return null;
  await linkAccountToSigner(context, lockedLoan, signer, uuid, email, { isNew: known.uuid === undefined });
  if (known.wasSetAside) await emailAccountOwner(context, lockedLoan.trx, 'set-aside', uuid);
  return uuid;
}

/** Voids the emailed links and codes that log a signer in. */
export async function voidLogins(trx: Executor, identityUuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('signer_login')
    .set({ expires_at: at })
    .where('person', 'in', selectAccountPersons(trx, identityUuid))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
}
