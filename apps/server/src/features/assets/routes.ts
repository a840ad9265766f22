import { addAsset, completeAssets, readAssets, removeAsset } from '@lintel/contract';
import { dollarsToCents, type Fact, type Policy } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, refuseFields, mount } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { loadAssets, countAssets, deleteAsset, insertAsset, type Asset } from './store.ts';
import { ACCOUNTS } from './words.ts';

/** The most accounts of a loan: more than anyone enters, because every read unseals all of them. */
const MAX_ACCOUNTS = 20;

const sumBalances = (all: readonly Asset[]): number =>
  all.reduce((sum, asset) => sum + dollarsToCents(asset.balance), 0) / 100;

/** Returns the accounts' monthly value in dollars, rounded down to the cent. */
const toMonthlyValue = (total: number, { assets: { months } }: Policy): number =>
  Math.floor((total * 100) / months) / 100;

/** The calls of the step where the borrower lists accounts as assets. */
export const assets: Feature = {
  routes(app, context) {
    const { vault, db } = context;
    mount(app)(readAssets)(async ({ loan }) => {
      const all = await loadAssets(vault, db, loan.uuid);
      return {
        assets: all,
        countsForMonthlyIncome: toMonthlyValue(sumBalances(all), context.getPolicy(loan.organisation)),
      };
    });
    // Rows aren't facts: the loan's row is locked and its version compared, but nothing is recorded.
    mount(app)(addAsset)(async ({ loan, body, by }) => {
      const { reply, result: asset } = await record(
        context,
        loan.uuid,
        async ({ trx }) => {
          if ((await countAssets(trx, loan.uuid)) >= MAX_ACCOUNTS)
            refuseFields([{ message: ACCOUNTS.tooMany(MAX_ACCOUNTS) }]);
          return { facts: [], result: await insertAsset(vault, trx, loan.uuid, body) };
        },
        by('offers'),
      );
      return { ...reply, asset };
    });
    mount(app)(removeAsset)(async ({ loan, params, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        async ({ trx }) => ((await deleteAsset(trx, loan.uuid, params.assetUuid)) ? [] : refuse('not-found')),
        by('offers'),
      );
      return reply;
    });
    mount(app)(completeAssets)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordAssets(context, lockedLoan, body.skip),
        by('offers'),
      );
      return reply;
    });
  },
};

/** Completes the step with the listed accounts, or with none. The price is recomputed in the same transaction. */
async function recordAssets(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  skip: boolean,
): Promise<readonly Fact[]> {
  const all = skip ? [] : await loadAssets(context.vault, trx, uuid);
  await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'assets', attempt: file.pricingInputsVersion },
    { total: sumBalances(all) },
  );
  return [{ type: 'AssetsLinked', data: { accounts: all.map((asset) => asset.assetUuid) } }];
}
