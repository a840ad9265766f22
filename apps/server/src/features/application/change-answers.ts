import type { Request, changeAnswers as changeAnswersCall } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { savePerson } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, loanNow, record, type RecordResult, loadApplications } from '../../loan-file/index.ts';
import {
  saveApplicant,
  readAnswers,
  replaceRefs,
  type Applicant,
  toPerson,
  toPlace,
} from '../../records/answers/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { normalizeName, type ChangeApplicantName } from '../profile/index.ts';

type Loan = Pick<ApplicationRow, 'uuid' | 'identity_uuid'>;

/** Answers that a borrower changes before the submission, as the call sends them. */
export type AnswersChange = Request<typeof changeAnswersCall>['body'];

/** Returns the answers that are missing before the file can continue to its details. */
export function findMissingAnswers(applicant: Applicant): string[] {
  const absent: [string, boolean][] = [
    ['name', !applicant.name.firstName || !applicant.name.lastName],
    ['dob', !applicant.dob],
    ['phoneNumbers', applicant.phoneNumbers.length === 0],
  ];
  return absent.filter(([, missing]) => missing).map(([name]) => name);
}

/**
 * Changes answers until the application is submitted: records one fact, and recomputes the price in the same
 * transaction. Updates the person's profile too.
 */
export function changeAnswers(
  context: Context,
  { uuid, identity_uuid: identity }: Loan,
  change: AnswersChange,
  by: RecordMeta,
): Promise<RecordResult> {
  if (change.employmentType === 'UNEMPLOYED') refuse('employment-not-accepted');
  const checked = withCheckedName(change);
  return record(
    context,
    uuid,
    async ({ trx, file }) => {
      if (file.submissions > 0) refuse('profile-locked');
      const { applicant } = await readAnswers(context.vault, trx, uuid);
      const changed = changedApplicant(applicant, checked);
      if (JSON.stringify(changed) === JSON.stringify(applicant)) return [];
      await savePerson(context, trx, identity, toPerson(changed));
      const profile = await saveApplicant(context.vault, trx, uuid, changed);
      await replaceRefs(trx, uuid, { profile_ref: profile, updated_at: await loanNow(context, trx) });
      await indexFile(context, trx, uuid);
      return [{ type: 'AnswersChanged', data: { profile } } satisfies Fact];
    },
    by,
  );
}

/** Normalizes a name for the profile. A middle name that wasn't sent keeps its stored value. */
function withCheckedName({ name, ...others }: AnswersChange): AnswersChange {
  if (!name) return others;
  const checked = normalizeName({ ...name, middleName: name.middleName ?? '' }, 'name');
  return { ...others, name: { ...name, ...checked, middleName: name.middleName == null ? null : checked.middleName } };
}

function changedApplicant(
  applicant: Applicant,
  { name, homeAddress, mailingAddress, income, employmentType, ownershipType }: AnswersChange,
): Applicant {
  const { name: was } = applicant;
  return {
    ...applicant,
    ...(name
      ? {
          name: {
            firstName: name.firstName,
            middleName: name.middleName ?? was.middleName,
            lastName: name.lastName,
            suffix: name.suffix ?? was.suffix,
          },
        }
      : {}),
    ...(homeAddress ? { homeAddress: toPlace(homeAddress) } : {}),
    ...(mailingAddress ? { mailingAddress: toPlace(mailingAddress) } : {}),
    ...(income
      ? {
          income: {
            ...applicant.income,
            primary: income.incomePrimary,
            other: income.incomeOther ?? applicant.income.other,
          },
        }
      : {}),
    ...(employmentType ? { employmentType } : {}),
    ...(ownershipType ? { ownershipType } : {}),
  };
}

/** Changes the open application's name when the profile's name changes. After the submission it is locked there. */
export async function changeApplicantName(
  context: Context,
  ...[caller, name, by]: Parameters<ChangeApplicantName>
): Promise<void> {
  const active = (await loadApplications(context.db, caller.identityUuid, caller.organisation)).find(
    (row) => row.active,
  );
  if (active) await changeAnswers(context, active, { name }, by);
}
