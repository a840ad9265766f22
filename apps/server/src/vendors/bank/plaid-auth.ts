import type { AccountType } from '@lintel/domain';
import * as z from 'zod/mini';
import type { LinkStart } from '../link.ts';
import {
  createHttpTransport,
  PlaidError,
  createPlaidClient,
  type PlaidAccess,
  type PlaidPost,
  type PlaidTransport,
} from '../plaid/client.ts';
import { emptyReply, toLeftOutcome, linkTokenReply, linkSessionReply, type LinkSession } from '../plaid/protocol.ts';
import type { AccountAnswer, BankLinkPort } from './port.ts';

/**
 * The parts of Plaid's Auth and Identity that we use (plaid.com/docs/api, version 2020-09-14). Unknown fields are
 * ignored.
 */
const exchanged = z.object({ access_token: z.string() });
const account = z.object({ account_id: z.string(), subtype: z.nullish(z.string()) });
const ach = z.object({
  account_id: z.string(),
  account: z.string(),
  routing: z.string(),
  can_transfer_in: z.nullish(z.boolean()),
});
const authRead = z.object({ accounts: z.array(account), numbers: z.object({ ach: z._default(z.array(ach), []) }) });
const owners = z._default(z.array(z.object({ names: z._default(z.array(z.string()), []) })), []);
const identityRead = z.object({ accounts: z.array(z.object({ account_id: z.string(), owners })) });

const TYPES: Readonly<Record<string, AccountType>> = { checking: 'CHECKING', savings: 'SAVINGS' };
/** Plaid no longer knows the connection, session or token. */
const EXPIRED_CODES = new Set(['INVALID_LINK_TOKEN', 'INVALID_PUBLIC_TOKEN', 'ITEM_NOT_FOUND']);
/** The bank is connected, but none of its accounts has numbers that can receive money. */
const NO_NUMBERS = new Set(['NO_AUTH_ACCOUNTS', 'PRODUCTS_NOT_SUPPORTED', 'NO_ACCOUNTS']);

const added = (sessions: readonly LinkSession[]) =>
  sessions.flatMap(({ results }) => results?.item_add_results ?? []).find((item) => item.public_token);

/**
 * Connects accounts by Plaid's hosted link: the person logs in on Plaid's page, never on ours. Numbers come from Auth,
 * owners' names from Identity.
 */
export function plaidAuth(
  settings: PlaidAccess,
  transport: PlaidTransport = createHttpTransport(settings, 'bank'),
): BankLinkPort {
  const clientFor = createPlaidClient(settings, transport, 'bank');

  async function fetchAccount(
    post: PlaidPost,
    access: string,
    bankName: string | null,
    wanted: ReadonlySet<string>,
  ): Promise<AccountAnswer> {
    const { accounts, numbers } = await post('/auth/get', authRead, { access_token: access });
    const usable = numbers.ach.filter(
      ({ account_id, can_transfer_in: takes }) =>
        takes !== false && TYPES[getSubtype(accounts, account_id)] !== undefined,
    );
    const chosen = wanted.size === 0 ? usable[0] : usable.find(({ account_id }) => wanted.has(account_id));
    if (!chosen || !/^\d{9}$/.test(chosen.routing) || !/^\d{4,17}$/.test(chosen.account))
      return { outcome: 'NOT_USABLE', bankName, access };
    const identity = await post('/identity/get', identityRead, { access_token: access });
    const theirs = identity.accounts.find(({ account_id }) => account_id === chosen.account_id)?.owners ?? [];
    const holders = theirs
      .flatMap(({ names }) => names)
      .map((name) => name.trim().slice(0, 200))
      .filter((name) => name !== '')
      .slice(0, 20);
    const accountType = TYPES[getSubtype(accounts, chosen.account_id)] ?? 'CHECKING';
    return {
      outcome: 'FOUND',
      bankName,
      routingNumber: chosen.routing,
      accountNumber: chosen.account,
      accountType,
      holders,
      access,
    };
  }

  return {
    provider: 'plaid',

    async startLink({ linkUuid, lender, returnUrl }, meta): Promise<LinkStart> {
      const linkToken = await clientFor(meta)('/link/token/create', linkTokenReply, {
        client_name: lender.slice(0, 30),
        language: 'en',
        country_codes: ['US'],
        user: { client_user_id: linkUuid },
        products: ['auth', 'identity'],
        account_filters: { depository: { account_subtypes: ['checking', 'savings'] } },
        hosted_link: { completion_redirect_uri: returnUrl, url_lifetime_seconds: 1800 },
      });
      return {
        mode: 'redirect',
        url: linkToken.hosted_link_url,
        reference: { linkToken: linkToken.link_token },
        expiresAt: linkToken.expiration,
      };
    },

    async readAccount({ reference, accountId }, meta): Promise<AccountAnswer> {
      const post = clientFor(meta);
      try {
        const { link_sessions } = await post('/link/token/get', linkSessionReply, {
          link_token: reference['linkToken'] ?? '',
        });
        const item = added(link_sessions);
        if (!item?.public_token) return toLeftOutcome(link_sessions.at(-1));
        const { access_token } = await post('/item/public_token/exchange', exchanged, {
          public_token: item.public_token,
        });
        const bankName = item.institution?.name ?? null;
        const shared = (item.accounts ?? []).flatMap(({ id }) => id ?? []);
        // Uses only accounts that the person shared, whatever the page names.
        const wanted =
          accountId === null ? shared : shared.length === 0 || shared.includes(accountId) ? [accountId] : shared;
        try {
          return await fetchAccount(post, access_token, bankName, new Set(wanted));
        } catch (error) {
          if (error instanceof PlaidError && NO_NUMBERS.has(error.code))
            return { outcome: 'NOT_USABLE', bankName, access: access_token };
          throw error;
        }
      } catch (error) {
        if (error instanceof PlaidError && EXPIRED_CODES.has(error.code))
          return { outcome: 'LEFT', reason: 'EXPIRED', institution: null };
        throw error;
      }
    },

    async forget(access, origin) {
      await clientFor(origin)('/item/remove', emptyReply, { access_token: access });
    },
  };
}

const getSubtype = (accounts: readonly z.infer<typeof account>[], id: string): string =>
  accounts.find(({ account_id }) => account_id === id)?.subtype ?? '';
