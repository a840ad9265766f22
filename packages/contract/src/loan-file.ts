import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { loanParams, version } from './shapes/base.ts';
import { status } from './shapes/status.ts';

/** Returns the loan's status, whose turn it is and what comes next. Every page of an application polls it. */
export const readStatus = call({
  id: 'G34',
  tag: 'loan-file',
  method: 'GET',
  path: `${BORROWER_API}/status`,
  auth: 'borrower',
  params: loanParams,
  reply: z.extend(status, { version }),
  errors: [],
  rules: { passive: true },
  client: { staleMs: 250 },
});
