import type { HandlerReply, readLiens } from '@lintel/contract';
import { BORROWER, liensEffect, type LoanFile, unansweredLiens } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { readApplication } from '../../loan-file/index.ts';
import { readyUploads } from '../../records/document-store/index.ts';
import { loadDebts, toLiability, type Debt, loadLienStatements } from '../../records/liabilities/index.ts';
import { readConfirmedChoice, findLatestSet } from '../../records/offer-sets/index.ts';
import { getPayoffTotals } from './mark.ts';
import { getProofState } from './proof.ts';

type Liens = HandlerReply<typeof readLiens>;

/** Returns the data of the liens screen: all debts with their answers, proof and totals. */
export async function loadLienList(
  context: Context,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<Omit<Liens, 'version'>> {
  const debts = await loadDebts(context.vault, trx, uuid);
  const statements = await loadLienStatements(context.vault, trx, uuid);
  const uploads = await readyUploads(
    trx,
    { uuid, audience: BORROWER },
    [...statements.values()].flatMap((one) => one.documentUuids),
  );
  const toLien = (debt: Debt): Liens['liens'][number] => {
    const proofs = uploads.filter((row) => statements.get(debt.uuid)?.documentUuids.includes(row.uuid));
    return {
      ...toLiability(debt, file),
      source: debt.source,
      required: debt.required,
      answer: debt.answer,
      comment: statements.get(debt.uuid)?.comment ?? null,
      proofState: getProofState(debt, proofs.length, file),
      proofs: proofs.map(({ uuid: proof, title, pages, size }) => ({
        uuid: proof,
        title,
        state: 'READY',
        pages,
        size,
      })),
    };
  };
  return {
    liens: debts
      .filter((debt) => debt.kind === 'LIEN')
      .toSorted((one, other) => (one.position ?? 99) - (other.position ?? 99))
      .map(toLien),
    debts: debts.filter((debt) => debt.kind !== 'LIEN').map((debt) => toLiability(debt, file)),
    unanswered: [...unansweredLiens(debts)],
    ...getPayoffTotals(debts),
    effect: await loadLienEffect(context, trx, uuid, debts),
  };
}

/** Returns the list with the application's version, for a read outside a transaction. */
export async function presentLiens(context: Context, uuid: string): Promise<Liens> {
  const row = (await readApplication(context.db, uuid)) ?? refuse('not-found');
  return { ...(await loadLienList(context, context.db, uuid, row.projection)), version: row.version };
}

async function loadLienEffect(
  context: Context,
  trx: Executor,
  uuid: string,
  debts: readonly Debt[],
): Promise<Liens['effect']> {
  const set = await findLatestSet(context.vault, trx, uuid);
  const confirmed = await readConfirmedChoice(context, trx, uuid);
  if (!set || !confirmed) return null;
  const { quote } = confirmed;
  return liensEffect(set.data.inputs.homeValue, quote, debts);
}
