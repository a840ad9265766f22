/** What a borrower says of a debt secured by the home. CORRECT is "yes, this is right". */
export const LIEN_ANSWERS = ['CORRECT', 'PAY_OFF', 'NOT_MINE', 'PAID_OFF'] as const;
export type LienAnswer = (typeof LIEN_ANSWERS)[number];

/** The answer as the fact LiensConfirmed carries it. */
export type ConfirmedLien = 'MINE' | 'NOT_MINE' | 'PAID_OFF';

const CONFIRMED: Readonly<Record<LienAnswer, ConfirmedLien>> = {
  CORRECT: 'MINE',
  PAY_OFF: 'MINE',
  NOT_MINE: 'NOT_MINE',
  PAID_OFF: 'PAID_OFF',
};

/** A debt of the file as far as the liens step is concerned; `required` must be paid off whatever is answered. */
export interface AnsweredDebt {
  readonly uuid: string;
  readonly kind: 'LIEN' | 'CARD' | 'LOAN';
  readonly marked: boolean;
  readonly required: boolean;
  readonly answer: LienAnswer | null;
}

/** Whether the answer contests the lien. It counts all the same until staff have accepted the proof (screens, liens). */
export function isDisputed(answer: LienAnswer | null): boolean {
  return answer === 'NOT_MINE' || answer === 'PAID_OFF';
}

/** Whether the lien is paid off from the line after this answer. One that must be paid off stays marked: what is contested counts. */
export function isMarkedAfter(answer: LienAnswer, required: boolean): boolean {
  return required || answer === 'PAY_OFF';
}

/** Liens that have no answer yet. */
export function unansweredLiens(debts: readonly AnsweredDebt[]): readonly string[] {
  return debts.filter((debt) => debt.kind === 'LIEN' && debt.answer === null).map((debt) => debt.uuid);
}

/** What LiensConfirmed says of these debts: each lien's answer, every mark (cards too), the required ones, the disputed ones. */
export interface ConfirmedLiens {
  readonly liens: { readonly lien: string; readonly answer: ConfirmedLien }[];
  readonly payoffs: number;
  readonly required: number;
  readonly disputed: number;
}

/** The answers as the fact needs them; null while a lien has none (refusal `liens-unanswered`). */
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
