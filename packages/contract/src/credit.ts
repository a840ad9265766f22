import * as z from 'zod/mini';
import { EXPLANATIONS } from './application-explanation.ts';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, instant, line, loanParams, text, whole } from './shapes/base.ts';
import { sentAddress, sentName } from './shapes/person.ts';
import { writeReply } from './shapes/status.ts';

const bureau = z.strictObject({
  name: line,
  phoneNumber: z.nullish(line),
  url: z.nullish(z.string()),
  blocked: z.boolean(),
});

/** Returns the result of the last credit pull, the locked bureaus and the tries left. */
export const readCredit = call({
  id: 'CR-1',
  tag: 'credit',
  method: 'GET',
  path: `${HELOC_API}/credit`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    pull: z.enum(['SOFT', 'HARD']),
    result: z.nullish(z.enum(['FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'])),
    bureaus: z.array(bureau),
    attemptsLeft: whole,
    nextTryAt: z.nullish(instant),
    ssnLast4: z.nullish(checked(z.string(), z.regex(/^\d{4}$/))),
    /** The borrower's explanation of the late payment, once it was sent. */
    explanation: z.nullish(z.strictObject({ answer: z.nullish(z.enum(EXPLANATIONS)), text })),
    late: z.array(z.strictObject({ creditorName: line, month: checked(z.string(), z.regex(/^\d{4}-\d{2}$/)) })),
  }),
  errors: [],
});

/** Sends the Social Security number when name and address matched no credit file; 2 tries in all. Records SsnGiven. */
export const matchCredit = call({
  id: 'CR-2 match',
  tag: 'credit',
  method: 'POST',
  path: `${HELOC_API}/credit/match`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    ssn: checked(z.string(), z.maxLength(20)),
    name: z.nullish(sentName),
    previousAddress: z.nullish(sentAddress),
  }),
  reply: writeReply({}),
  errors: ['ssn-invalid', 'no-attempts-left'],
  rules: { idempotency: 'required', rate: 'vendorWork', openAt: ['CREDIT_NO_MATCH'] },
});

/**
 * Asks for the pull again once the credit file is unfrozen; 3 times in 24 hours, under the same consent. Records
 * SoftCreditRetryAsked or HardCreditRetryAsked.
 */
export const retryCredit = call({
  id: 'CR-2 retry',
  tag: 'credit',
  method: 'POST',
  path: `${HELOC_API}/credit/retry`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ liftedBureaus: checked(z.array(line), z.maxLength(5)) }),
  reply: writeReply({}),
  errors: ['no-attempts-left'],
  rules: {
    idempotency: 'required',
    rate: 'vendorWork',
    openAt: ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN'],
  },
});
