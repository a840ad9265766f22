import type { HandlerReply, readEmployerVerification, readIncome } from '@lintel/contract';
import { INCOME_DOCUMENTS } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readContact } from './employer.ts';
import { offerIncome, statedIncome } from './evidence.ts';
import { findLastEndedLink, toLeftLinkReply } from './links.ts';
import { offeredMethods } from './methods.ts';
import { loadIncomeTotals, toIncomeRecordReply, loadIncomeRecords } from './records.ts';
import { lastSubmission } from './submissions.ts';

type Income = HandlerReply<typeof readIncome>;

/**
 * Builds the reply of the income step: the income as stated and found, the ways to prove it, and the result of each.
 */
export async function loadIncomeState(
  context: Context,
  { uuid, organisation, projection }: ApplicationRow,
): Promise<Income> {
  const { vault, db } = context;
  const sent = await lastSubmission(db, uuid);
  const last = await findLastEndedLink(db, uuid);
  const { applicant } = await readAnswers(vault, db, uuid);
  const totals = await loadIncomeTotals(vault, db, uuid);
  const { submitted, done, attempt } = projection.income;
  const isBack =
    sent?.returned_by != null && sent.returned_at !== null && !submitted && !done && sent.attempt === attempt - 1;
  return {
    statedIncome: await statedIncome(vault, db, uuid),
    offerIncome: await offerIncome(vault, db, uuid),
    verifiedIncome: totals.figure,
    bypass: projection.bypass as Income['bypass'],
    methods: offeredMethods(context, organisation, applicant.employmentType).map(
      ({ source, slug, minutes, shares }) => ({
        source,
        slug,
        minutes,
        shares: [...shares],
        numDocsRequired: source === 'MANUAL_PAYSTUB' || source === 'OTHER' ? INCOME_DOCUMENTS[source].least : null,
      }),
    ),
    records: totals.records.map((record) => toIncomeRecordReply(record, totals)),
    left: last ? toLeftLinkReply(context, last) : null,
    submittedAt: submitted && sent ? sent.submitted_at.toISOString() : null,
    returned: isBack
      ? {
          reason: sent.returned_because ?? '',
          by: sent.returned_by ?? 'STAFF',
          at: (sent.returned_at ?? sent.submitted_at).toISOString(),
        }
      : null,
  };
}

type Employer = HandlerReply<typeof readEmployerVerification>;

/**
 * Builds the reply about the employer contact. Before an employer is asked, it names the employer from the documents
 * that staff read.
 */
export async function loadEmployerState(
  { vault, db }: Context,
  { uuid, projection }: ApplicationRow,
): Promise<Employer> {
  const contact = projection.income.employerContactGiven ? await readContact(vault, db, uuid) : null;
  if (contact) {
    const { state, asked_at, employerName, contactName, phoneNumber, workEmail, way } = contact;
    return {
      state: state === 'NOT_CONFIRMED' ? 'NONE' : state,
      askedOn: asked_at.toISOString(),
      employerName,
      contactName,
      phoneNumber,
      workEmail,
      way,
    };
  }
  const read = (await loadIncomeRecords(vault, db, uuid)).findLast((record) => record.state === 'READ');
  return {
    state: 'NONE',
    askedOn: null,
    employerName: read?.employer ?? null,
    contactName: null,
    phoneNumber: null,
    workEmail: null,
    way: null,
  };
}
