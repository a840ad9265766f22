import { findBrand } from '@lintel/brands';
import type { HandlerReply, readBank, Reply } from '@lintel/contract';
import {
  allSigned,
  firstPaymentAfter,
  type AccountMethod,
  currentGate,
  getStatus,
  paymentDay,
  type AccountPurpose,
  type GateId,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuseWith } from '../../kernel/http/index.ts';
import { loanToday, type ApplicationRow } from '../../loan-file/index.ts';
import { fundingIfSignedSoon } from '../../records/notary-plan/index.ts';
import { readConfirmedChoice } from '../../records/offer-sets/index.ts';
import { buildAutopayAuthorization, lastPaymentChoice, loadPaymentQuotes } from './payment-method.ts';
import { toAccountReply } from './shape.ts';
import { loadBankAccounts, enteredAccount } from './store.ts';

/** Builds the reply for the screens of the account for the money and of the payment method. */
export async function loadBankState(context: Context, row: ApplicationRow): Promise<HandlerReply<typeof readBank>> {
  const { db, vault } = context;
  const { uuid, organisation, projection: file } = row;
  const accounts = await loadBankAccounts(vault, db, uuid);
  const shapes = await Promise.all(accounts.map((account) => toAccountReply(context, db, account)));
  const findAccount = (id: string | null | undefined) => shapes.find((shape) => shape.uuid === id) ?? null;
  const chosen = await readConfirmedChoice(context, db, uuid);
  const funding = await loadExpectedFunding(context, row);
  const isCrypto = file.created?.crypto === true;
  const quotes = await loadPaymentQuotes(context, db, uuid);
  return {
    disburseAccount: findAccount(enteredAccount(accounts)?.uuid),
    autopayAccount: findAccount((await lastPaymentChoice(db, uuid))?.accountUuid),
    accounts: shapes,
    paymentMethod: file.paymentMethod,
    disbursementAmount: chosen?.quote.cashToBorrower ?? null,
    funding,
    custodian: isCrypto ? (findBrand(organisation)?.custodian ?? null) : null,
    methods: getAccountMethods(context, organisation),
    autopay: quotes && {
      rateWithDiscount: quotes.AUTOPAY.quote.rate,
      rateManual: quotes.MANUAL.quote.rate,
      monthlyPayment: quotes.AUTOPAY.quote.monthlyPayment,
      monthlyPaymentManual: quotes.MANUAL.quote.monthlyPayment,
      firstDraftOn: firstPaymentAfter(funding.fundingOn),
      authorization: buildAutopayAuthorization(organisation),
    },
  };
}

/** Returns when the money is expected; without a signing day once everyone has signed. */
async function loadExpectedFunding(context: Context, row: ApplicationRow): Promise<Reply<typeof readBank>['funding']> {
  if (!allSigned(row.projection)) return fundingIfSignedSoon(context, context.db, row);
  const fundingOn = paymentDay(await loanToday(context, context.db));
  return { signsOn: null, afterTitleSearch: false, fundingOn, soonerOn: null, lastCancelOn: null };
}

function getAccountMethods({ vendors: { bank } }: Context, organization: string): AccountMethod[] {
  return [
    ...(bank.linkFor(organization) ? (['INSTANT'] as const) : []),
    ...(bank.deposits ? (['MICRO_DEPOSIT'] as const) : []),
    'MANUAL',
  ];
}

/** The gate at which an account for a purpose is requested. */
const GATE: Readonly<Record<AccountPurpose, GateId>> = { DISBURSEMENT: 'disburse', AUTOPAY: 'autopay' };

/** Refuses an account outside the step that asks for it, also while the file waits for another account's proof. */
export function refuseAtOtherStep(file: LoanFile, version: number, purpose: AccountPurpose): void {
  if (currentGate(file)?.id !== GATE[purpose]) refuseWith('not-at-this-step', { status: getStatus(file), version });
}
