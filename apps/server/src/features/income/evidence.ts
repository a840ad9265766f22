import { supportsOffer, isOfferFigure, mustAskEmployer, type Fact, type IncomeSource } from '@lintel/domain';
import type { LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { putForFile, type Executor, type Vault } from '../../kernel/db/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { findLatestSet } from '../../records/offer-sets/index.ts';

/** The income figure in effect, as stored in the vault. Dollars a year. */
interface Evidence {
  readonly annualIncome: number;
  readonly records: readonly string[];
}

/** Returns the borrower's total stated income per year, in dollars. */
export async function statedIncome(vault: Vault, trx: Executor, uuid: string): Promise<number> {
  const { income } = (await readAnswers(vault, trx, uuid)).applicant;
  return income.primary + income.other + income.coDeeders;
}

/** Returns the yearly income behind the current offers, in dollars. */
export async function offerIncome(vault: Vault, trx: Executor, uuid: string): Promise<number> {
  return (await findLatestSet(vault, trx, uuid))?.data.inputs.annualIncome ?? statedIncome(vault, trx, uuid);
}

/**
 * Returns the evidenced yearly income in dollars for pricing. Null while there is none; the stated income applies then.
 */
export async function loadEvidencedIncome(
  vault: Vault,
  trx: Executor,
  uuid: string,
  file: Pick<LoanFile, 'income'>,
): Promise<number | null> {
  if (!file.income.done) return null;
  const row = await trx
    .selectFrom('income_evidence')
    .select('income_ref')
    .where('application_uuid', '=', uuid)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (await vault.get<Evidence>(trx, 'income', row.income_ref)).annualIncome : null;
}

interface Figure {
  readonly figure: number;
  readonly source: IncomeSource;
  readonly accepted: 'MATCH' | 'BORROWER' | 'STAFF';
  readonly records: readonly string[];
}

/**
 * Saves a figure as evidence and returns its fact. A figure that supports the offer leaves it unchanged, so the offer's
 * own figure stays in effect. A borrower may also accept a higher one, which is another figure and recomputes the price
 * in this transaction.
 */
export async function buildIncomeFact(
  { vault }: Context,
  { uuid, file, trx }: LockedLoan,
  { figure, source, accepted, records }: Figure,
): Promise<Fact> {
  const builtOn = await offerIncome(vault, trx, uuid);
  const matched = accepted === 'BORROWER' ? isOfferFigure(figure, builtOn) : supportsOffer(figure, builtOn);
  const income = await putForFile(vault, trx, uuid, 'income', {
    annualIncome: matched ? builtOn : figure,
    records,
  } satisfies Evidence);
  await trx.insertInto('income_evidence').values({ application_uuid: uuid, income_ref: income }).execute();
  return {
    type: 'IncomeEvidenced',
    data: {
      attempt: file.income.attempt,
      source,
      accepted,
      manual: accepted === 'STAFF' && mustAskEmployer(source),
      matched,
      income,
    },
  };
}
