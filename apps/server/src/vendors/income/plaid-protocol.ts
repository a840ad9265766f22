import type { LinkExit } from '@lintel/domain';
import * as z from 'zod/mini';

/** The parts of Plaid's HTTP contract that we use (plaid.com/docs/api, version 2020-09-14): what it answers, as far as we read it. Unknown fields are left alone. */
export const userCreated = z.object({ user_token: z.string().check(z.minLength(1)) });

export const linkTokenCreated = z.object({ link_token: z.string(), expiration: z.iso.datetime({ offset: true }), hosted_link_url: z.url() });

const institution = z.nullish(z.object({ name: z.nullish(z.string()) }));
const plaidError = z.object({ error_code: z.string() });

export const linkTokenRead = z.object({
  link_sessions: z._default(z.array(z.object({
    finished_at: z.nullish(z.string()),
    results: z.nullish(z.object({ item_add_results: z._default(z.array(z.object({ public_token: z.string(), institution })), []) })),
    exit: z.nullish(z.object({ error: z.nullish(plaidError), metadata: z.nullish(z.object({ status: z.nullish(z.string()), institution })) })),
  })), []),
});
export type LinkSession = z.infer<typeof linkTokenRead>['link_sessions'][number];

export const publicTokenExchanged = z.object({ access_token: z.string().check(z.minLength(1)), item_id: z.string() });

const bankIncomeSource = z.object({
  income_description: z.nullish(z.string()),
  income_category: z.nullish(z.string()),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  pay_frequency: z.nullish(z.string()),
  total_amount: z.nullish(z.number()),
  transaction_count: z.nullish(z.int()),
});
export type BankIncomeSource = z.infer<typeof bankIncomeSource>;

export const bankIncomeRead = z.object({
  bank_income: z._default(z.array(z.object({ items: z._default(z.array(z.object({ institution_name: z.nullish(z.string()), bank_income_sources: z._default(z.array(bankIncomeSource), []) })), []) })), []),
});

export const errorAnswered = z.object({ error_type: z.string(), error_code: z.string() });

const BY_CODE: Readonly<Record<string, LinkExit>> = {
  INSTITUTION_DOWN: 'INSTITUTION_DOWN', INSTITUTION_NOT_RESPONDING: 'INSTITUTION_DOWN', INSTITUTION_NO_LONGER_SUPPORTED: 'NOT_FOUND', INSTITUTION_NOT_FOUND: 'NOT_FOUND',
  INVALID_MFA: 'MFA_FAILED', INVALID_CREDENTIALS: 'MFA_FAILED', ITEM_LOCKED: 'LOCKED', USER_SETUP_REQUIRED: 'LOCKED',
};
const BY_STATUS: Readonly<Record<string, LinkExit>> = { institution_not_found: 'NOT_FOUND', institution_not_supported: 'NOT_FOUND', requires_questions: 'MFA_FAILED', requires_code: 'MFA_FAILED' };

/** Why a session ended without a result, in our words: the error's code says more than the place where the person stood. */
export function exitOf(exit: NonNullable<LinkSession['exit']>): LinkExit {
  const code = exit.error?.error_code;
  return (code !== undefined && (BY_CODE[code] ?? 'OTHER')) || BY_STATUS[exit.metadata?.status ?? ''] || 'CLOSED';
}
