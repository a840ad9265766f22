import { findBrand } from '@lintel/brands';
import type { choosePaymentMethod, Request } from '@lintel/contract';
import {
  AUTHORIZATION_VERSION,
  autopayAuthorization,
  currentGate,
  discountsFor,
  findOffer,
  type Choice,
  type Fact,
  type PaymentMethod,
  type Quote,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, sha256 } from '../../loan-file/index.ts';
import {
  checkedQuote,
  toQuoteTerms,
  type CheckedQuote,
  readConfirmedChoice,
  findLatestSet,
} from '../../records/offer-sets/index.ts';
import { saveChoice } from '../offers/index.ts';
import {
  findBankAccount,
  loadBankAccounts,
  changeAccount,
  withdrawUnverified,
  isUsable,
  type Account,
} from './store.ts';

type PaymentMethodRequest = Request<typeof choosePaymentMethod>['body'];

/** Builds the authorization text that a borrower accepts for autopay at this lender, with its version. */
export const buildAutopayAuthorization = (organization: string) => ({
  version: AUTHORIZATION_VERSION,
  text: autopayAuthorization(findBrand(organization)?.name.legal ?? ''),
});

/**
 * Returns the quotes of the confirmed offer with autopay and without, from the current offers; null before there is
 * one.
 */
export async function loadPaymentQuotes(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Readonly<Record<PaymentMethod, CheckedQuote>> | null> {
  const offerSet = await findLatestSet(vault, trx, uuid);
  const confirmed = await readConfirmedChoice({ vault }, trx, uuid);
  const terms = toQuoteTerms(offerSet);
  const offer = terms && confirmed && findOffer(terms, confirmed.selection.choice.offerId);
  if (!offerSet || !offer || !confirmed) return null;
  const offered = offer.discountList.map(({ discountType }) => discountType);
  const quoteFor = (method: PaymentMethod): CheckedQuote => {
    const choice: Choice = {
      ...confirmed.selection.choice,
      offerSetId: offerSet.uuid,
      discountTypes: discountsFor(method, confirmed.selection.choice.discountTypes, offered),
    };
    return checkedQuote(offerSet, choice);
  };
  return { AUTOPAY: quoteFor('AUTOPAY'), MANUAL: quoteFor('MANUAL') };
}

interface LastChoice {
  readonly method: PaymentMethod;
  readonly accountUuid: string | null;
}

/** Returns the latest payment method with its account, or null before there is one. */
export async function lastPaymentChoice(trx: Executor, application: string): Promise<LastChoice | null> {
  const row = await trx
    .selectFrom('payment_choice')
    .select(['method', 'account_uuid'])
    .where('application_uuid', '=', application)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { method: row.method, accountUuid: row.account_uuid } : null;
}

/** Returns the account that autopay withdraws from; undefined before a choice and for manual payments. */
export async function findAutopayAccount(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  application: string,
): Promise<Account | undefined> {
  const last = await lastPaymentChoice(trx, application);
  return last?.accountUuid
    ? (await loadBankAccounts(vault, trx, application)).find(({ uuid }) => uuid === last.accountUuid)
    : undefined;
}

/**
 * Records the payment method with its price. The displayed figure is compared, never adopted. The confirmed offer is
 * saved again with this price, which the documents print. While autopay awaits confirmation, another method may still
 * be chosen. Refuses with `quote-changed` when the displayed payment differs, with `not-at-this-step` without current
 * offers, and an account or authorization that can't be used as the functions below say.
 */
export async function recordPaymentMethod(
  context: Context,
  loan: LockedLoan,
  body: PaymentMethodRequest,
): Promise<{ facts: readonly Fact[]; quote: Quote }> {
  const { uuid, organisation, trx } = loan;
  const { paymentMethod: method } = body;
  const account = method === 'AUTOPAY' ? await requireUsableAccount(context, loan, body.bankAccountUuid ?? null) : null;
  if (method === 'AUTOPAY') refuseUnlessAuthorized(body.authorizationVersion ?? null);
  const quotes =
    (await loadPaymentQuotes(context, trx, uuid)) ?? refuseWith('not-at-this-step', { version: loan.version });
  const chosenQuote = quotes[method];
  if (body.shown.monthlyPayment !== chosenQuote.quote.monthlyPayment)
    refuseWith('quote-changed', { quote: chosenQuote.quote });
  const text = buildAutopayAuthorization(organisation);
  await trx
    .insertInto('payment_choice')
    .values({
      application_uuid: uuid,
      method,
      account_uuid: account?.uuid ?? null,
      at: await loanNow(context, trx),
      authorization_version: account && text.version,
      authorization_sha256: account && sha256(text.text),
    })
    .execute();
  if (account?.purpose === 'AUTOPAY') await changeAccount(trx, account.uuid, { state: 'TAKEN' });
  await withdrawUnverified(trx, uuid);
  await saveChoice(context, loan, chosenQuote);
  return {
    facts: [{ type: 'PaymentMethodChosen', data: { method, account: account?.uuid ?? null } }],
    quote: chosenQuote.quote,
  };
}

/** Returns the account if payments may come from it. Refuses with `not-found` or `account-not-verified`. */
async function requireUsableAccount(
  context: Context,
  { uuid, trx }: LockedLoan,
  accountUuid: string | null,
): Promise<Account> {
  const account =
    accountUuid === null
      ? undefined
      : ((await findBankAccount(context.vault, trx, uuid, accountUuid)) ?? refuse('not-found'));
  // A disbursement account counts only once it's confirmed: until then the borrower may remove it.
  return account && isUsable(account) && (account.purpose === 'AUTOPAY' || account.state === 'TAKEN')
    ? account
    : refuse('account-not-verified');
}

/** Refuses with `consent-missing` or `consent-outdated`. */
function refuseUnlessAuthorized(version: string | null): void {
  if (version === null) refuse('consent-missing');
  if (version !== AUTHORIZATION_VERSION) refuse('consent-outdated');
}

/** Records that the borrower confirmed the account for autopay. */
export async function recordAutopayConfirmation(
  context: Context,
  { uuid, file, trx }: LockedLoan,
): Promise<readonly Fact[]> {
  const account = await findAutopayAccount(context, trx, uuid);
  if (currentGate(file)?.id === 'autopay-confirm' && (!account || !isUsable(account))) refuse('account-not-verified');
  return [{ type: 'AutopayConfirmed', data: { account: account?.uuid ?? '' } }];
}
