import { holdFile, liftHold, readRetention, requestErasure } from '../console-api/retention.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW } from './samples.ts';

const params = { uuid: LOAN };
const REPLY = {
  loanNumber: '100042',
  erasedAt: null,
  keptBecause: ['HOLD'] as const,
  holds: [
    { reason: 'LITIGATION', set: { by: 'Carla Compliance', at: NOW }, liftedBecause: null, lifted: null },
  ] as const,
  asked: null,
  periods: [
    { record: 'APPLICATION', rule: 'ECOA', source: '12 CFR 1002.12(b)', until: '2028-04-03', lawUntil: '2028-04-03' },
  ] as const,
  erased: [],
};

/** Documents the calls about the retention of a loan file and legal holds, for the OpenAPI description. */
export const retentionDocs = [
  describeCall(
    readRetention,
    "Get a file's retention",
    'Each kind of record with its rule, the last day the policy keeps it and the last day the law requires it; what holds everything; and what was erased. Also works for an erased file.',
    { params, reply: REPLY },
  ),
  describeCall(
    holdFile,
    'Hold a file',
    'Nothing in the file is erased until the hold is lifted. `outcome-not-possible`: the file is already on hold.',
    { params, body: { reason: 'LITIGATION' }, reply: REPLY },
  ),
  describeCall(
    liftHold,
    'Lift a hold',
    'Nothing is erased for 24 hours (`LIFTED`), so that a teammate can set it again. `outcome-not-possible`: there is no hold.',
    { params, body: { reason: 'MATTER_CLOSED' }, reply: { ...REPLY, keptBecause: ['LIFTED'], holds: [] } },
  ),
  describeCall(
    requestErasure,
    'Record a deletion request',
    'The borrower of a closed file asked. From then on, each record is kept only as long as the law requires, not as long as the policy does. `loan-open`: withdraw it first.',
    {
      params,
      reply: { ...REPLY, keptBecause: [], holds: [], asked: { by: 'Carla Compliance', at: NOW } },
    },
  ),
];
