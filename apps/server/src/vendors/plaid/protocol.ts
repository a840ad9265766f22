/**
 * The parts of Plaid's HTTP contract that we read (plaid.com/docs/api, version 2020-09-14), and what they mean for us.
 * Unknown fields are ignored.
 */

import type { LinkExit } from '@lintel/domain';
import * as z from 'zod/mini';

export const userReply = z.object({
  user_id: z.string().check(z.minLength(1)),
  user_token: z.nullish(z.string().check(z.minLength(1))),
});

export const linkTokenReply = z.object({
  link_token: z.string(),
  expiration: z.iso.datetime({ offset: true }),
  hosted_link_url: z.url(),
});

const institution = z.nullish(z.object({ name: z.nullish(z.string()) }));
const plaidError = z.object({ error_code: z.string() });
/** `public_token` is exchanged for access once. `accounts` are the ones that the person chose. */
const addedItem = z.object({
  institution,
  public_token: z.nullish(z.string()),
  accounts: z.nullish(z.array(z.object({ id: z.nullish(z.string()) }))),
});
const incomeResult = z.object({ status: z.string(), institution });

export const linkSessionReply = z.object({
  link_sessions: z._default(
    z.array(
      z.object({
        finished_at: z.nullish(z.string()),
        results: z.nullish(
          z.object({
            item_add_results: z._default(z.array(addedItem), []),
            bank_income_results: z._default(z.array(incomeResult), []),
          }),
        ),
        exit: z.nullish(
          z.object({
            error: z.nullish(plaidError),
            metadata: z.nullish(z.object({ status: z.nullish(z.string()), institution })),
          }),
        ),
      }),
    ),
    [],
  ),
});
export type LinkSession = z.infer<typeof linkSessionReply>['link_sessions'][number];

const bankIncomeSource = z.object({
  account_id: z.nullish(z.string()),
  income_description: z.nullish(z.string()),
  income_category: z.nullish(z.string()),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  pay_frequency: z.nullish(z.string()),
  /** Dollars. */
  total_amount: z.nullish(z.number()),
  transaction_count: z.nullish(z.int()),
});
export type BankIncomeSource = z.infer<typeof bankIncomeSource>;

const bankIncomeAccount = z.object({
  account_id: z.nullish(z.string()),
  owners: z._default(z.array(z.object({ names: z._default(z.array(z.string()), []) })), []),
});
const bankIncomeItem = z.object({
  institution_name: z.nullish(z.string()),
  bank_income_accounts: z._default(z.array(bankIncomeAccount), []),
  bank_income_sources: z._default(z.array(bankIncomeSource), []),
});
export type BankIncomeItem = z.infer<typeof bankIncomeItem>;

export const bankIncomeReply = z.object({
  bank_income: z._default(z.array(z.object({ items: z._default(z.array(bankIncomeItem), []) })), []),
});

/** Deposit categories that aren't pay for work. */
export const NON_PAY_CATEGORIES: ReadonlySet<string> = new Set([
  'RENTAL',
  'RETIREMENT',
  'LONG_TERM_DISABILITY',
  'BANK_INTEREST',
  'CHILD_SUPPORT',
  'UNEMPLOYMENT',
  'BENEFIT_OTHER',
]);

/** A reply that only confirms success: nothing in it is read. */
export const emptyReply = z.object({});

export const errorReply = z.object({ error_type: z.string(), error_code: z.string() });

const EXIT_BY_ERROR_CODE: Readonly<Record<string, LinkExit>> = {
  INSTITUTION_DOWN: 'INSTITUTION_DOWN',
  INSTITUTION_NOT_RESPONDING: 'INSTITUTION_DOWN',
  INSTITUTION_NO_LONGER_SUPPORTED: 'NOT_FOUND',
  INSTITUTION_NOT_FOUND: 'NOT_FOUND',
  INVALID_MFA: 'MFA_FAILED',
  INVALID_CREDENTIALS: 'MFA_FAILED',
  ITEM_LOCKED: 'LOCKED',
  USER_SETUP_REQUIRED: 'LOCKED',
};
const EXIT_BY_STATUS: Readonly<Record<string, LinkExit>> = {
  institution_not_found: 'NOT_FOUND',
  institution_not_supported: 'NOT_FOUND',
  requires_questions: 'MFA_FAILED',
  requires_code: 'MFA_FAILED',
};

/**
 * Returns why a person left Plaid's page without a result. If Plaid reports an error, its code decides, and an unknown
 * code is OTHER. Otherwise the step at which the person left (`metadata.status`) decides, and an unknown step is
 * CLOSED.
 */
export function toLinkExit(exit: NonNullable<LinkSession['exit']>): LinkExit {
  const code = exit.error?.error_code;
  return (
    (code !== undefined && (EXIT_BY_ERROR_CODE[code] ?? 'OTHER')) ||
    EXIT_BY_STATUS[exit.metadata?.status ?? ''] ||
    'CLOSED'
  );
}

/** What a session led to. NOT_FOUND as the outcome: no income. NOT_FOUND as a reason to leave: no such institution. */
type Result =
  | { readonly outcome: 'SHARED' }
  | { readonly outcome: 'NOT_FOUND'; readonly institution: string | null }
  | { readonly outcome: 'LEFT'; readonly reason: LinkExit; readonly institution: string | null };

const NO_INCOME = new Set(['NO_DEPOSITS_FOUND', 'USER_REPORTED_NO_INCOME']);

/**
 * Returns the result of a session, or undefined while it has none. A session without income results was opened to
 * connect an account, so a connected one is SHARED. Among income results a single one decides: SHARED if any is
 * approved, else NOT_FOUND if any reports no income, else LEFT: OTHER if Plaid had an internal error, otherwise CLOSED.
 */
export function toSessionResult({ results }: LinkSession): Result | undefined {
  const { item_add_results: items = [], bank_income_results: incomes = [] } = results ?? {};
  if (incomes.length === 0) return items.length > 0 ? { outcome: 'SHARED' } : undefined;
  if (incomes.some(({ status }) => status === 'APPROVED')) return { outcome: 'SHARED' };
  const name = incomes[0]?.institution?.name ?? null;
  if (incomes.some(({ status }) => NO_INCOME.has(status))) return { outcome: 'NOT_FOUND', institution: name };
  return {
    outcome: 'LEFT',
    reason: incomes.some(({ status }) => status === 'INTERNAL_ERROR') ? 'OTHER' : 'CLOSED',
    institution: name,
  };
}

/**
 * Returns why nothing was shared in a session, and at which institution. A session without an exit, and a missing one,
 * count as CLOSED.
 */
export function toLeftOutcome(session: LinkSession | undefined): {
  readonly outcome: 'LEFT';
  readonly reason: LinkExit;
  readonly institution: string | null;
} {
  const exit = session?.exit;
  return {
    outcome: 'LEFT',
    reason: exit ? toLinkExit(exit) : 'CLOSED',
    institution: exit?.metadata?.institution?.name ?? null,
  };
}
