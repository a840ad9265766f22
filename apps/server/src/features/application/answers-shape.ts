import type { HandlerReply, readAnswers as readAnswersCall } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { loadProfile } from '../profile/index.ts';
import { findMissingAnswers } from './change-answers.ts';
import { findMissingContact } from './contact.ts';
import { loadHeloc } from './shape.ts';

/** Answers that can't be changed after the application is submitted. */
const LOCKED = ['name', 'homeAddress', 'mailingAddress', 'income', 'employmentType', 'ownershipType'];

/** Builds the reply with the borrower's answers, the names of missing ones, and the names of locked ones. */
export async function loadAnswersReply(
  context: Context,
  row: ApplicationRow,
  caller: Caller,
): Promise<HandlerReply<typeof readAnswersCall>> {
  const { applicant } = await readAnswers(context.vault, context.db, row.uuid);
  const { property } = await loadHeloc(context, row);
  const profile = await loadProfile(context, caller);
  const { homeAddress, mailingAddress } = applicant;
  const addresses = [
    { type: 'HOME' as const, ...homeAddress },
    ...(mailingAddress ? [{ type: 'MAILING' as const, ...mailingAddress }] : []),
  ];
  return {
    profile: { ...profile, name: applicant.name, addresses },
    property,
    income: {
      incomePrimary: applicant.income.primary,
      incomeOther: applicant.income.other,
      employmentType: applicant.employmentType,
    },
    ownershipType: applicant.ownershipType,
    // Details are required only at their step; before it they are optional.
    missing: [
      ...findMissingAnswers(applicant),
      ...(row.gate === 'contact' ? await findMissingContact(context, context.db, row.uuid) : []),
    ],
    locked: row.projection.submissions > 0 ? [...LOCKED] : [],
    version: row.version,
  };
}
