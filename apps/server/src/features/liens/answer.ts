import { randomUUID } from 'node:crypto';
import type { Request, addLien as addLienCall, answerLien } from '@lintel/contract';
import {
  BORROWER,
  dollarsToCents,
  confirmedLiens,
  isDisputed,
  isMarkedAfter,
  payoffTotal,
  price,
  sameDebts,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { ownUploads, readyUploads, sendUploads, type DocumentRow } from '../../records/document-store/index.ts';
import {
  addLien,
  loadDebts,
  removeOwnLien,
  type Debt,
  saveLienAnswerRow,
  loadLienStatements,
} from '../../records/liabilities/index.ts';
import { findLatestSet } from '../../records/offer-sets/index.ts';
import { attachToCondition } from '../conditions/index.ts';
import { toPricingLiability, loadPricingInputs } from '../offers/index.ts';
import { DISPUTED_LIENS } from './proof.ts';

/** Saves the borrower's answer about a lien. Only its row changes until the liens are confirmed. */
export async function saveLienAnswer(
  context: Context,
  loan: LockedLoan,
  liability: string,
  body: Request<typeof answerLien>['body'],
): Promise<readonly Fact[]> {
  const debts = await loadDebts(context.vault, loan.trx, loan.uuid);
  const lien =
    debts.find((debt) => debt.uuid === liability.toLowerCase() && debt.kind === 'LIEN') ?? refuse('not-found');
  const marked = isMarkedAfter(body.answer, lien.required);
  if (
    marked &&
    !lien.marked &&
    !(await payoffsFit(
      context,
      loan,
      debts.map((debt) => (debt === lien ? { ...debt, marked } : debt)),
    ))
  )
    refuse('payoff-not-possible');
  const proofs = await ownUploads(loan.trx, { uuid: loan.uuid, audience: BORROWER }, body.documentUuids);
  await saveLienAnswerRow(context.vault, loan.trx, lien.uuid, body.answer, marked, {
    comment: body.comment?.trim() || null,
    documentUuids: proofs.map((row) => row.uuid),
  });
  return [];
}

/** Returns whether the line can pay off the selected debts. Paying off a lien frees its own room. */
export async function payoffsFit(context: Context, loan: LockedLoan, debts: readonly Debt[]): Promise<boolean> {
  const inputs = await loadPricingInputs(context, loan);
  if (!inputs) return false;
  const liabilities = debts.map(toPricingLiability);
  const { offers, winback } = price({ ...inputs, liabilities }, context.getPolicy(loan.organisation));
  return (offers?.maxDraw ?? winback?.after.maxDraw ?? 0) >= payoffTotal(liabilities);
}

/** Adds a lien that the borrower knows of and neither the bureau nor the county reported. */
export async function saveAddedLien(
  context: Context,
  { uuid, trx }: LockedLoan,
  body: Request<typeof addLienCall>['body'],
): Promise<readonly Fact[]> {
  const { creditorName, monetaryBalance, monthlyPayment, position } = body;
  const figures = {
    reference: randomUUID(),
    creditorName: creditorName.trim(),
    mask: null,
    kind: 'LIEN',
    position,
    balanceCents: dollarsToCents(monetaryBalance),
    monthlyPaymentCents: dollarsToCents(monthlyPayment),
  } as const;
  await addLien(context.vault, trx, uuid, 'BORROWER', figures, { answer: 'CORRECT' });
  return [];
}

/** Removes a lien that the borrower added. Reported liens stay. */
export async function dropAddedLien({ uuid, trx }: LockedLoan, liability: string): Promise<readonly Fact[]> {
  if (!(await removeOwnLien(trx, uuid, liability.toLowerCase()))) refuse('not-found');
  return [];
}

/**
 * Records every answer and selection in one fact, LiensConfirmed, which raises a condition if a lien is disputed. If
 * the borrower uploaded proof for each disputed lien, the condition is answered at the same time; otherwise the uploads
 * are attached to it. Figures that differ from those behind the offer recompute the price.
 */
export async function recordLienConfirmation(context: Context, { uuid, trx }: LockedLoan): Promise<readonly Fact[]> {
  const debts = await loadDebts(context.vault, trx, uuid);
  const confirmed =
    confirmedLiens(debts) ??
    refuseWith('liens-unanswered', {
      unanswered: debts.filter((debt) => debt.kind === 'LIEN' && debt.answer === null).map((debt) => debt.uuid),
    });
  const offered = await findLatestSet(context.vault, trx, uuid);
  const matched = offered !== undefined && sameDebts(offered.data.liabilities, debts.map(toPricingLiability));
  const facts: Fact[] = [{ type: 'LiensConfirmed', data: { ...confirmed, matched } }];
  const disputed = debts.filter((debt) => debt.kind === 'LIEN' && isDisputed(debt.answer));
  const proofs = await loadProofs(context, { uuid, trx }, disputed);
  const documents = await sendUploads(context, trx, [...new Set(proofs.flat())]);
  if (proofs.length > 0 && proofs.every((sent) => sent.length > 0))
    facts.push({ type: 'ConditionAnswered', data: { id: DISPUTED_LIENS, documents } });
  else await attachToCondition(trx, { application: uuid, condition: DISPUTED_LIENS }, documents);
  return facts;
}

/**
 * Returns the proof of each disputed lien that still exists: until the liens are confirmed, the borrower can remove an
 * upload.
 */
async function loadProofs(
  { vault }: Context,
  { uuid, trx }: Pick<LockedLoan, 'uuid' | 'trx'>,
  disputed: readonly Debt[],
): Promise<DocumentRow[][]> {
  const statements = await loadLienStatements(vault, trx, uuid);
  const ids = disputed.map((debt) => statements.get(debt.uuid)?.documentUuids ?? []);
  const ready = await readyUploads(trx, { uuid, audience: BORROWER }, ids.flat());
  return ids.map((own) => ready.filter((row) => own.includes(row.uuid)));
}
