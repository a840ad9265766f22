import { dollarsToCents } from '@lintel/domain';
import { DAY_MS } from '../../kernel/time.ts';
import type { LinkStart, Reference } from '../link.ts';
import {
  createHttpTransport,
  PlaidError,
  createPlaidClient,
  type PlaidAccess,
  type PlaidPost,
  type PlaidTransport,
} from '../plaid/client.ts';
import {
  bankIncomeReply,
  emptyReply,
  toLeftOutcome,
  linkTokenReply,
  linkSessionReply,
  NON_PAY_CATEGORIES,
  toSessionResult,
  userReply,
  type BankIncomeItem,
  type BankIncomeSource,
} from '../plaid/protocol.ts';
import type { IncomeAnswer, LinkPort } from './port.ts';

/** Days of deposits to read. */
const DAYS = 90;

/**
 * Bank income by Plaid's hosted link: the borrower logs in on Plaid's page, never on ours, and comes back to our return
 * page.
 */
export function plaidBankIncome(
  settings: PlaidAccess,
  transport: PlaidTransport = createHttpTransport(settings, 'income'),
): LinkPort {
  const clientFor = createPlaidClient(settings, transport, 'income');

  async function fetchIncome(post: PlaidPost, reference: Reference): Promise<IncomeAnswer> {
    const { bank_income } = await post('/credit/bank_income/get', bankIncomeReply, {
      ...toUserParam(reference),
      options: { count: 1 },
    });
    const items = bank_income[0]?.items ?? [];
    const sources = items
      .flatMap((item) => item.bank_income_sources)
      .filter((source) => (source.total_amount ?? 0) > 0);
    const institution = items[0]?.institution_name ?? null;
    const [largest] = sources.toSorted((one, other) => toYearlyAmount(other) - toYearlyAmount(one));
    if (!largest) return { outcome: 'NOT_FOUND', institution };
    return {
      outcome: 'FOUND',
      institution,
      employer: largest.income_description?.trim().slice(0, 100) || 'Deposits',
      annualCents: dollarsToCents(sources.reduce((sum, source) => sum + toYearlyAmount(source), 0)),
      kind: sources.every(({ income_category }) => NON_PAY_CATEGORIES.has(income_category ?? '')) ? 'OTHER' : 'PAY',
      holders: getCommonHolders(items, new Set(sources.map(({ account_id }) => account_id ?? null))),
      seen: {
        payments: sources.reduce((sum, source) => sum + (source.transaction_count ?? 0), 0),
        since: sources.map((source) => source.start_date).toSorted()[0] ?? null,
      },
    };
  }

  return {
    provider: 'plaid',

    async startLink({ linkUuid, lender, returnUrl }, meta): Promise<LinkStart> {
      const post = clientFor(meta);
      const user = await post('/user/create', userReply, { client_user_id: linkUuid });
      const reference: Reference = user.user_token ? { userToken: user.user_token } : { userId: user.user_id };
      const linkToken = await post('/link/token/create', linkTokenReply, {
        client_name: lender.slice(0, 30),
        language: 'en',
        country_codes: ['US'],
        user: { client_user_id: linkUuid },
        ...toUserParam(reference),
        products: ['income_verification'],
        income_verification: { income_source_types: ['bank'], bank_income: { days_requested: DAYS } },
        hosted_link: { completion_redirect_uri: returnUrl, url_lifetime_seconds: 1800 },
      });
      return {
        mode: 'redirect',
        url: linkToken.hosted_link_url,
        reference: { ...reference, linkToken: linkToken.link_token },
        expiresAt: linkToken.expiration,
      };
    },

    async readIncome({ reference }, meta): Promise<IncomeAnswer> {
      const post = clientFor(meta);
      try {
        const { link_sessions } = await post('/link/token/get', linkSessionReply, {
          link_token: reference['linkToken'] ?? '',
        });
        const result = link_sessions.map(toSessionResult).find((one) => one !== undefined);
        if (!result) return toLeftOutcome(link_sessions.at(-1));
        return result.outcome === 'SHARED' ? await fetchIncome(post, reference) : result;
      } catch (error) {
        if (error instanceof PlaidError && EXPIRED_CODES.has(error.code))
          return { outcome: 'LEFT', reason: 'EXPIRED', institution: null };
        throw error;
      }
    },

    // Removes the borrower and all of their connections, so that Plaid keeps no data about them.
    async forget(reference, origin) {
      await clientFor(origin)('/user/remove', emptyReply, toUserParam(reference));
    },
  };
}

/**
 * Returns the names that own every account with deposits; empty if the accounts have no owner in common. A source
 * without an account ID could belong to any account, so all accounts count.
 */
function getCommonHolders(items: readonly BankIncomeItem[], used: ReadonlySet<string | null>): string[] {
  const accounts = items
    .flatMap((item) => item.bank_income_accounts)
    .filter(({ account_id }) => used.has(null) || used.has(account_id ?? null));
  const owners = accounts.map(
    (account) =>
      new Set(
        account.owners
          .flatMap(({ names }) => names)
          .map((name) => name.trim().slice(0, 200))
          .filter((name) => name !== ''),
      ),
  );
  return [
    ...(owners.reduce<Set<string> | undefined>((all, some) => all?.intersection(some) ?? some, undefined) ?? []),
  ].slice(0, 20);
}

/** Plaid identifies borrowers by a token for lenders that joined before December 2025, and by an ID for later ones. */
const toUserParam = ({ userToken, userId }: Reference): Record<string, string> =>
  userToken === undefined ? { user_id: userId ?? '' } : { user_token: userToken };

/** Codes that mean that Plaid no longer knows the connection. */
const EXPIRED_CODES = new Set(['INVALID_LINK_TOKEN', 'INVALID_USER_TOKEN', 'USER_NOT_FOUND']);

const TIMES: Readonly<Record<string, number>> = { WEEKLY: 52, BIWEEKLY: 26, SEMI_MONTHLY: 24, MONTHLY: 12 };

/**
 * Returns dollars a year: the mean deposit times its frequency or, without a regular frequency, the total / days
 * covered × 365.
 */
function toYearlyAmount({
  total_amount,
  transaction_count,
  pay_frequency,
  start_date,
  end_date,
}: BankIncomeSource): number {
  const total = total_amount ?? 0;
  const times = TIMES[pay_frequency ?? ''];
  if (times !== undefined && transaction_count) return (total / transaction_count) * times;
  const days = Math.max((Date.parse(end_date) - Date.parse(start_date)) / DAY_MS + 1, 1);
  return (total / days) * 365;
}
