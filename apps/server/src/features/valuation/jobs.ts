import { dollarsToCents } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, loanToday, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readOwnerEstimate } from '../../records/home/index.ts';
import { askVendor, appraisalAnswer, quoteAnswer, valuationAnswer, type ValuedHome } from '../../vendors/index.ts';
import { changeOrder, findValuationOrder } from './orders.ts';
import { recordAppraisalQuote, recordValuation } from './returned.ts';

/**
 * Orders the valuation that the borrower requested: a broker price opinion or an evaluation, without a full appraisal.
 * One that takes days returns by webhook `returned`.
 */
export const orderRemoteValuation: WorkHandler = async (job, context) => {
  const {
    vault,
    db,
    vendors: { valuation },
  } = context;
  const file = (await readApplication(db, job.uuid))?.projection;
  const kind = file?.valuation.route === 'BPO' ? 'BPO' : 'RESI_EVAL';
  const order = await findValuationOrder(vault, db, job.uuid, kind);
  const estimate = await readOwnerEstimate(context, db, job.uuid);
  const request = {
    kind,
    home: await loadValuedHome(context, job.uuid),
    estimateCents: dollarsToCents(estimate?.amount ?? 0),
    accessContact: order?.contact ?? null,
    attempt: job.attempt,
    today: await loanToday(context, db),
  } as const;
  await askVendor(context, job, {
    kind: 'valuation',
    op: 'valuation.order',
    schema: valuationAnswer,
    ask: (meta) => valuation.order(request, meta),
    onAnswer: async (answer) => {
      await recordWork(context, job, async (loan) => {
        if (loan.file.valuation.attempt !== job.attempt) return [];
        if (answer.outcome !== 'ORDERED') return recordValuation(context, loan, answer);
        const present = await findValuationOrder(vault, loan.trx, job.uuid, kind);
        if (present)
          await changeOrder(vault, loan.trx, present, {
            expectedOn: answer.expectedOn,
            visit: answer.visit,
            person: answer.visit?.person ?? null,
          });
        return [];
      });
    },
  });
};

/** Asks for the price of a full appraisal. */
export const quoteAppraisal: WorkHandler = async (job, context) => {
  const request = { home: await loadValuedHome(context, job.uuid), today: await loanToday(context, context.db) };
  await askVendor(context, job, {
    kind: 'valuation',
    op: 'valuation.quoteAppraisal',
    schema: quoteAnswer,
    ask: (meta) => context.vendors.valuation.quoteAppraisal(request, meta),
    onAnswer: async (answer) => {
      if (answer.outcome === 'QUOTED')
        await recordWork(context, job, (loan) => recordAppraisalQuote(context, loan, answer.feeCents));
    },
  });
};

/** Orders the paid appraisal: the appraiser, and the times to choose from. */
export const orderAppraisal: WorkHandler = async (job, context) => {
  const request = { home: await loadValuedHome(context, job.uuid), today: await loanToday(context, context.db) };
  await askVendor(context, job, {
    kind: 'valuation',
    op: 'valuation.orderAppraisal',
    schema: appraisalAnswer,
    ask: (meta) => context.vendors.valuation.orderAppraisal(request, meta),
    onAnswer: async ({ person, expectedOn, slots }) => {
      await recordWork(context, job, async ({ uuid, trx }) => {
        const order = await findValuationOrder(context.vault, trx, uuid, 'ONSITE_APPRAISAL');
        // A time agreed in the meantime stays.
        if (order?.person === null) await changeOrder(context.vault, trx, order, { person, expectedOn, slots });
        return [];
      });
    },
  });
};

/** Returns the home's address for the appraiser. */
async function loadValuedHome({ vault, db }: Pick<Context, 'vault' | 'db'>, application: string): Promise<ValuedHome> {
  const { street1: street, city, state, zip } = (await readAnswers(vault, db, application)).home.address;
  return { street, city, state, zip };
}
