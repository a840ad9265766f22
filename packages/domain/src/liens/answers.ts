/** The borrower's answers about a debt secured by the home. CORRECT is "yes, this is right". */
export const LIEN_ANSWERS = ['CORRECT', 'PAY_OFF', 'NOT_MINE', 'PAID_OFF'] as const;
export type LienAnswer = (typeof LIEN_ANSWERS)[number];

/** The answer in the fact LiensConfirmed. */
export type ConfirmedLien = 'MINE' | 'NOT_MINE' | 'PAID_OFF';

const CONFIRMED: Readonly<Record<LienAnswer, ConfirmedLien>> = {
  CORRECT: 'MINE',
  PAY_OFF: 'MINE',
  NOT_MINE: 'NOT_MINE',
  PAID_OFF: 'PAID_OFF',
};

/** The part of a debt that the liens step uses; a `required` one must be paid off whatever the answer. */
export interface AnsweredDebt {
  readonly uuid: string;
  readonly kind: 'LIEN' | 'CARD' | 'LOAN';
  readonly marked: boolean;
  readonly required: boolean;
  readonly answer: LienAnswer | null;
}

/** Whether the answer disputes the lien. The lien still counts until staff accept the proof. */
export function isDisputed(answer: LienAnswer | null): boolean {
  return answer === 'NOT_MINE' || answer === 'PAID_OFF';
}

/** Whether the line pays off the lien after this answer. A required one stays marked even if it is disputed. */
export function isMarkedAfter(answer: LienAnswer, required: boolean): boolean {
  return required || answer === 'PAY_OFF';
}

/** Returns the ids of the liens that the borrower hasn't answered for yet. */
export function unansweredLiens(debts: readonly AnsweredDebt[]): readonly string[] {
  return debts.filter((debt) => debt.kind === 'LIEN' && debt.answer === null).map((debt) => debt.uuid);
}

/**
 * The contents of LiensConfirmed: each lien's answer, every mark (cards too), the required debts and the disputed
 * liens.
 */
export interface ConfirmedLiens {
  readonly liens: { readonly lien: string; readonly answer: ConfirmedLien }[];
  readonly payoffs: number;
  readonly required: number;
  readonly disputed: number;
}

/** Builds the contents of LiensConfirmed; null while a lien has no answer (refusal `liens-unanswered`). */
export function confirmedLiens(debts: readonly AnsweredDebt[]): ConfirmedLiens | null {
  const liens: ConfirmedLiens['liens'] = [];
  for (const { uuid, kind, answer } of debts) {
    if (kind !== 'LIEN') continue;
    if (answer === null) return null;
    liens.push({ lien: uuid, answer: CONFIRMED[answer] });
  }
  return {
    liens,
    payoffs: debts.filter((debt) => debt.marked).length,
    required: debts.filter((debt) => debt.required).length,
    disputed: debts.filter((debt) => debt.kind === 'LIEN' && isDisputed(debt.answer)).length,
  };
}
