import * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '../../kernel/time.ts';
import { authEndpoints, authLinkCreate, sharedAccounts } from './auth.ts';
import { getFoundIncome, getHolders, type PlaidSession, type PlaidSessions } from './sessions.ts';
import { findExit } from './users.ts';

/** An answer of the stand-in, as Plaid would send it. */
export interface PlaidAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

const credentials = z.object({ client_id: z.string().check(z.minLength(1)), secret: z.string().check(z.minLength(1)) });
const text = z.string().check(z.minLength(1));

const linkTokenCreate = z.object({
  client_name: text.check(z.maxLength(30)),
  language: z.literal('en'),
  country_codes: z.array(z.literal('US')),
  user: z.object({ client_user_id: text }),
  user_id: text,
  products: z.array(z.literal('income_verification')),
  income_verification: z.object({
    income_source_types: z.array(z.literal('bank')),
    bank_income: z.object({ days_requested: z.int().check(z.gte(1), z.lte(731)) }),
  }),
  hosted_link: z.object({ completion_redirect_uri: z.url() }),
});

type Endpoint = (body: unknown, sessions: PlaidSessions, base: string) => Promise<Record<string, unknown>>;

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** How the stand-in's ids and tokens begin; the client's user id or the session's token follows. */
const USER = 'usr_';
const LINK = 'link-sandbox-';
const PUBLIC = 'public-sandbox-';
const BANK = 'First Sample Bank';

async function findSession(
  token: string,
  prefix: string,
  code: string,
  read: (rest: string) => Promise<PlaidSession | undefined>,
): Promise<PlaidSession> {
  const session = token.startsWith(prefix) ? await read(token.slice(prefix.length)) : undefined;
  if (!session) throw new Refusal(code);
  return session;
}

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  '/user/create': async (body, sessions) => {
    const { client_user_id } = z.parse(z.object({ client_user_id: text }), body);
    await sessions.open({
      clientUserId: client_user_id,
      source: 'PLAID_TRANSACTIONS',
      statedCents: null,
      holder: null,
      returnUrl: null,
    });
    return { user_id: USER + client_user_id };
  },
  '/link/token/create': async (body, sessions, base) => {
    if (z.safeParse(z.object({ products: z.tuple([z.literal('auth')], z.string()) }), body).success)
      return authLink(body, sessions, base);
    const request = z.parse(linkTokenCreate, body);
    const session = await findSession(request.user_id, USER, 'USER_NOT_FOUND', (rest) => sessions.byUser(rest));
    await sessions.sendBackTo(session.token, request.hosted_link.completion_redirect_uri);
    return toLinkTokenReply(session, base);
  },
  '/link/token/get': async (body, sessions) => {
    const { link_token } = z.parse(z.object({ link_token: text }), body);
    const session = await findSession(link_token, LINK, 'INVALID_LINK_TOKEN', (rest) => sessions.byToken(rest));
    return { link_token, link_sessions: session.ended === null ? [] : [toSessionReply(session)] };
  },
  '/credit/bank_income/get': async (body, sessions) => {
    const { user_id } = z.parse(z.object({ user_id: text }), body);
    const session = await findSession(user_id, USER, 'USER_NOT_FOUND', (rest) => sessions.byUser(rest));
    const income = session.ended === 'DONE' ? getFoundIncome(session) : null;
    if (income === null) throw new Refusal('PRODUCT_NOT_READY');
    return {
      bank_income: [
        {
          bank_income_id: session.token,
          days_requested: 90,
          items: [
            {
              institution_name: BANK,
              bank_income_accounts: [{ account_id: session.token, owners: [{ names: getHolders(session) }] }],
              bank_income_sources: income > 0 ? [deposits(income, session)] : [],
            },
          ],
        },
      ],
    };
  },
  '/user/remove': async (body, sessions) => {
    const { user_id } = z.parse(z.object({ user_id: text }), body);
    const { client_user_id } = await findSession(user_id, USER, 'USER_NOT_FOUND', (rest) => sessions.byUser(rest));
    await sessions.remove(client_user_id);
    return {};
  },
  ...authEndpoints(findSession, (code) => {
    throw new Refusal(code);
  }),
};

async function authLink(body: unknown, sessions: PlaidSessions, base: string): Promise<Record<string, unknown>> {
  const { user, hosted_link } = z.parse(authLinkCreate, body);
  const token = await sessions.open({
    clientUserId: user.client_user_id,
    source: 'PLAID_AUTH',
    statedCents: null,
    holder: null,
    returnUrl: hosted_link.completion_redirect_uri,
  });
  const session = await findSession(LINK + token, LINK, 'INVALID_LINK_TOKEN', (rest) => sessions.byToken(rest));
  return toLinkTokenReply(session, base);
}

const toLinkTokenReply = (session: PlaidSession, base: string) => ({
  link_token: LINK + session.token,
  expiration: new Date(session.created_at.getTime() + 30 * MINUTE_MS).toISOString(),
  hosted_link_url: `${base}/link/${session.token}`,
});

function toSessionReply(session: PlaidSession): Record<string, unknown> {
  const finished = { link_session_id: session.token, finished_at: session.ended_at?.toISOString() ?? null };
  const institution = { name: BANK, institution_id: 'ins_sandbox' };
  if (session.ended === 'DONE') {
    const item = { public_token: PUBLIC + session.token, accounts: sharedAccounts(session), institution };
    if (session.source === 'PLAID_AUTH')
      return { ...finished, results: { item_add_results: [item], bank_income_results: [] }, exit: null };
    const status = getFoundIncome(session) === 0 ? 'NO_DEPOSITS_FOUND' : 'APPROVED';
    const results = {
      item_add_results: [item],
      bank_income_results: [{ status, item_id: session.token, institution }],
    };
    return { ...finished, results, exit: null };
  }
  const exit = findExit(session.ended);
  const error = exit?.code
    ? { error_type: 'ITEM_ERROR', error_code: exit.code, error_message: 'As ordered in the sandbox.' }
    : null;
  return { ...finished, results: null, exit: { error, metadata: { status: exit?.status ?? null, institution } } };
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const TYPES: Readonly<Record<string, string>> = {
  PRODUCT_NOT_READY: 'ITEM_ERROR',
  USER_NOT_FOUND: 'USER_ERROR',
  NO_AUTH_ACCOUNTS: 'ITEM_ERROR',
  ITEM_NOT_FOUND: 'ITEM_ERROR',
};

/** Builds a source of income with seven deposits, one every two weeks. Their total is in dollars. */
function deposits(annualCents: number, session: PlaidSession): Record<string, unknown> {
  const until = (session.ended_at ?? session.created_at).getTime();
  return {
    income_source_id: session.token,
    account_id: session.token,
    income_description: 'Front Range Physical Therapy payroll',
    income_category: 'SALARY',
    pay_frequency: 'BIWEEKLY',
    start_date: day(until - 90 * DAY_MS),
    end_date: day(until),
    total_amount: Math.round((annualCents * 7) / 26) / 100,
    transaction_count: 7,
  };
}

/**
 * Answers one request as Plaid's API would, with the same paths, bodies and errors (plaid.com/docs/api). Knows the paths
 * that we use for bank income and bank accounts; any other is 404. Refuses a malformed request, as Plaid does, so that
 * a client that works here sends what Plaid expects.
 *
 * @param base the URL below which the sandbox's own login pages are
 */
export async function answerAsPlaid(
  sessions: PlaidSessions,
  base: string,
  path: string,
  body: unknown,
): Promise<PlaidAnswer> {
  const request_id = crypto.randomUUID().slice(0, 15);
  const refused = (status: number, error_type: string, error_code: string): PlaidAnswer => ({
    status,
    body: { error_type, error_code, error_message: error_code, display_message: null, request_id },
  });
  const endpoint = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined;
  if (!endpoint) return refused(404, 'INVALID_REQUEST', 'NOT_FOUND');
  if (!z.safeParse(credentials, body).success) return refused(400, 'INVALID_INPUT', 'INVALID_API_KEYS');
  try {
    return { status: 200, body: { ...(await endpoint(body, sessions, base)), request_id } };
  } catch (error) {
    if (error instanceof Refusal) return refused(400, TYPES[error.code] ?? 'INVALID_INPUT', error.code);
    if (error instanceof z.core.$ZodError) return refused(400, 'INVALID_REQUEST', 'INVALID_FIELD');
    throw error;
  }
}
