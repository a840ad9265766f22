import type { IncomeSource } from '@lintel/domain';
import type { Kysely } from 'kysely';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { VendorFailure } from '../call.ts';
import type { LinkStart } from '../link.ts';
import { toLinkExit } from '../plaid/protocol.ts';
import { completeLinkByToken } from '../sandbox-plaid/log-in.ts';
import { getInstitutionName } from '../sandbox-plaid/page.ts';
import { answerAsPlaid } from '../sandbox-plaid/protocol.ts';
import { getFoundIncome, getHolders, openPlaidSessions } from '../sandbox-plaid/sessions.ts';
import { findExit } from '../sandbox-plaid/users.ts';
import { plaidBankIncome } from './plaid.ts';
import type {
  EmploymentRequest,
  EmploymentResult,
  IncomeAnswer,
  IncomePort,
  LinkPort,
  LinkRequest,
  ReadRequest,
} from './port.ts';

const LINKED: readonly IncomeSource[] = ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX'];
const PROVIDER = 'sandbox';

/** Settings of the stand-in, which accepts any credentials. */
const STAND_IN = { url: 'http://127.0.0.1', clientId: 'sandbox', secret: 'sandbox' };

/**
 * Income in the sandbox. The user who logs in on its page decides (docs/sandbox.md). Bank income uses the same client
 * as Plaid itself, against our stand-in for its contract, without a network in between. `page` is the address of the
 * sandbox's port; without it, nothing can be linked.
 */
export function sandboxIncome(db: Kysely<Database>, vault: Vault, page: string | null): IncomePort {
  const sessions = openPlaidSessions(db, vault);
  const base = page ?? STAND_IN.url;
  const plaid = plaidBankIncome(STAND_IN, (path, body) => answerAsPlaid(sessions, base, path, body));
  const open = ({ linkUuid, source, statedCents, applicant, returnUrl }: LinkRequest): Promise<string> =>
    sessions.open({ clientUserId: linkUuid, source, statedCents, holder: applicant, returnUrl });
  const bank: LinkPort = {
    ...plaid,
    provider: PROVIDER,
    async startLink(request, meta) {
      await open(request);
      return plaid.startLink(request, meta);
    },
    async readIncome(request, meta) {
      await completeLinkByToken(request, sessions);
      return plaid.readIncome(request, meta);
    },
  };
  const other: LinkPort = {
    provider: PROVIDER,
    startLink: async (request) => redirect(await open(request), base),
    async readIncome(request) {
      await completeLinkByToken(request, sessions);
      return buildIncomeAnswer(request, sessions);
    },
    forget: async () => undefined,
  };
  return {
    provider: PROVIDER,
    linkFor: (_, source) =>
      page === null || !LINKED.includes(source) ? undefined : source === 'PLAID_TRANSACTIONS' ? bank : other,
    employment: { provider: PROVIDER, confirm: async (request) => checkEmployment(request) },
  };
}

function redirect(token: string, page: string): LinkStart {
  return {
    mode: 'redirect',
    url: `${page}/link/${token}`,
    reference: { token },
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  };
}

async function buildIncomeAnswer(
  { source, reference }: ReadRequest,
  sessions: ReturnType<typeof openPlaidSessions>,
): Promise<IncomeAnswer> {
  const session = await sessions.byToken(reference['token'] ?? '');
  const institution = getInstitutionName(source);
  if (!session) return { outcome: 'LEFT', reason: 'EXPIRED', institution: null };
  if (session.ended !== 'DONE') {
    const exit = findExit(session.ended);
    return {
      outcome: 'LEFT',
      reason: exit
        ? toLinkExit({ error: exit.code ? { error_code: exit.code } : null, metadata: { status: exit.status } })
        : 'CLOSED',
      institution,
    };
  }
  const income = getFoundIncome(session);
  if (income === null) throw new VendorFailure('LATE', 'income', 1);
  if (income === 0) return { outcome: 'NOT_FOUND', institution };
  const employer = source.startsWith('POINTSERV_TAX') ? 'Wages on your tax record' : 'Front Range Physical Therapy';
  return {
    outcome: 'FOUND',
    institution,
    employer,
    annualCents: income,
    kind: 'PAY',
    holders: getHolders(session),
    seen: { payments: 26, since: null },
  };
}

/** The employer's name decides: one with "Gone" doesn't know the employee, one with "Silent" never answers. */
function checkEmployment({ employerName }: EmploymentRequest): EmploymentResult {
  const words = new Set(employerName.toLowerCase().split(/\W+/));
  if (words.has('silent')) throw new VendorFailure('LATE', 'income', 3600);
  return words.has('gone')
    ? { outcome: 'NOT_CONFIRMED', reason: 'Your employer didn’t confirm that you work there.' }
    : { outcome: 'CONFIRMED' };
}
