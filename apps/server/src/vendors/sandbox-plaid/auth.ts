import * as z from 'zod/mini';
import { SAMPLE_BANKS } from '../bank/directory.ts';
import { pick } from '../sandbox-levers.ts';
import { getHolders, type PlaidSession, type PlaidSessions } from './sessions.ts';
import { findSandboxUser } from './users.ts';

const text = z.string().check(z.minLength(1));

/** A request for a link token of Plaid's Auth and Identity, as strictly as Plaid checks it. */
export const authLinkCreate = z.object({
  client_name: text.check(z.maxLength(30)),
  language: z.literal('en'),
  country_codes: z.array(z.literal('US')),
  user: z.object({ client_user_id: text }),
  products: z.tuple([z.literal('auth'), z.literal('identity')]),
  hosted_link: z.object({ completion_redirect_uri: z.url() }),
});

const ACCESS = 'access-sandbox-';
const PUBLIC = 'public-sandbox-';

type FindSession = (
  token: string,
  prefix: string,
  code: string,
  read: (rest: string) => Promise<PlaidSession | undefined>,
) => Promise<PlaidSession>;

/** The endpoints of Auth and Identity in our stand-in for Plaid. `findSession` refuses with Plaid's code. */
export function authEndpoints(
  findSession: FindSession,
  refuse: (code: string) => never,
): Readonly<Record<string, (body: unknown, sessions: PlaidSessions) => Promise<Record<string, unknown>>>> {
  const withAccess = (body: unknown, sessions: PlaidSessions): Promise<PlaidSession> =>
    findSession(z.parse(z.object({ access_token: text }), body).access_token, ACCESS, 'ITEM_NOT_FOUND', (rest) =>
      sessions.byToken(rest),
    );
  return {
    '/item/public_token/exchange': async (body, sessions) => {
      const { public_token } = z.parse(z.object({ public_token: text }), body);
      const session = await findSession(public_token, PUBLIC, 'INVALID_PUBLIC_TOKEN', (rest) => sessions.byToken(rest));
      return { access_token: ACCESS + session.token, item_id: session.token };
    },
    '/auth/get': async (body, sessions) => {
      const session = await withAccess(body, sessions);
      if (findSandboxUser(session.username)?.takesNoMoney) refuse('NO_AUTH_ACCOUNTS');
      const account_id = accountId(session);
      const ach = {
        account_id,
        account: getAccountNumber(session),
        routing: SAMPLE_BANKS[0]?.routingNumber,
        wire_routing: null,
        can_transfer_in: true,
        can_transfer_out: true,
      };
      return {
        accounts: [toAccountReply(session)],
        numbers: { ach: [ach], eft: [], international: [], bacs: [] },
        item: { item_id: session.token },
      };
    },
    '/identity/get': async (body, sessions) => {
      const session = await withAccess(body, sessions);
      return {
        accounts: [
          {
            ...toAccountReply(session),
            owners: [{ names: getHolders(session), emails: [], phone_numbers: [], addresses: [] }],
          },
        ],
        item: { item_id: session.token },
      };
    },
    '/item/remove': async (body, sessions) => {
      const { client_user_id } = await withAccess(body, sessions);
      await sessions.remove(client_user_id);
      return {};
    },
  };
}

const accountId = (session: PlaidSession): string => `account-${session.token}`;
/** A different number for each session. Its last four digits trigger no micro-deposit outcome. */
const getAccountNumber = (session: PlaidSession): string =>
  `1${pick(session.token, 10_000_000, 99_999_999)}${pick(`${session.token}:4`, 1000, 9999)}`;
const toAccountReply = (session: PlaidSession) => ({
  account_id: accountId(session),
  mask: getAccountNumber(session).slice(-4),
  name: 'Everyday checking',
  type: 'depository',
  subtype: 'checking',
});

/** The accounts that a person shared in a session. */
export const sharedAccounts = (session: PlaidSession): { id: string }[] =>
  session.source === 'PLAID_AUTH' ? [{ id: accountId(session) }] : [];
