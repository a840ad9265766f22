import { intakeDecline, getRegime, type Fact, type Policy } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, type LockedLoan, buildDeclineFact, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { screenPeople, saveScreening, type Screening } from '../sanctions/index.ts';

/** Intake checks, as they are recorded. DUPLICATE, AREA and AGE were enforced at creation; the others run here. */
const CHECKS = ['DUPLICATE', 'SANCTIONS', 'AREA', 'AGE', 'SALE'] as const;

/**
 * Job of the gate `intake`: records the intake checks, their rule set and the regulatory regime. Declines a home that
 * is listed for sale; otherwise records the result of the sanctions screening. No file opens until its borrower was
 * screened against the sanctions lists, so the job is retried while no list can be used.
 */
export const intake: WorkHandler = async (job, context) => {
  const row = await readApplication(context.db, job.uuid);
  if (!row?.active) return;
  const screening = await screenPeople(context, {
    uuid: job.uuid,
    organisation: row.organisation,
    file: row.projection,
  });
  await recordWork(context, job, async (loan) =>
    buildOpeningFacts(context, context.getPolicy(loan.organisation), loan, screening),
  );
};

async function buildOpeningFacts(
  context: Context,
  policy: Policy,
  loan: LockedLoan,
  screening: Screening,
): Promise<readonly Fact[]> {
  const { home } = await readAnswers(context.vault, loan.trx, loan.uuid);
  const regime = getRegime(home.address.state, loan.file.created?.occupancy ?? home.occupancyType);
  const completed: Fact = { type: 'IntakeCompleted', data: { regime, checks: [...CHECKS], ruleSet: policy.version } };
  const reason = intakeDecline({ propertyListedForSale: home.listedForSale });
  if (reason) return [completed, buildDeclineFact(policy, [reason])];
  return [completed, ...(await saveScreening(context, loan, screening, 'OPENING'))];
}
