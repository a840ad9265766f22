import { BORROWER, type LoanFile } from '../loan-file/file.ts';
import { currentGate } from '../loan-file/fold.ts';
import { attemptOf, type GateId } from '../loan-file/gates.ts';
import { hasSignedBefore } from '../loan-file/gates/notary-and-funding.ts';
import { deedSigners, hasSignedNote, noteSigners } from '../loan-file/people.ts';
import { TURNS } from './table.ts';
import { isTold, type Told } from './turn.ts';

/** One person's turn, as the table words it. */
export interface WhoseTurn {
  readonly gate: GateId | 'complete';
  /** The borrower, or a further signer by their id. */
  readonly person: string;
  /** The number of the ball and of the try: another one is another turn. '0' where it is told once in a life. */
  readonly ball: string;
  readonly told: Told;
}

/** Whose turn it is at the present gate and who is to hear of it; nobody where the table is silent. */
export function whoseTurn(file: LoanFile): readonly WhoseTurn[] {
  const current = currentGate(file);
  const gate = current?.id ?? 'complete';
  const told = TURNS[gate];
  if (!isTold(told)) return [];
  const persons = told.to === 'BORROWER' ? [BORROWER] : stillToSign(file, gate);
  // An act of one signer moves the ball of the file and is no new turn of another.
  const number = told.to === 'SIGNERS' ? 'papers' : `${file.ball}`;
  const ball = told.once ? '0' : `${number}-${current === undefined ? 1 : attemptOf(current, file)}`;
  return persons.map((person) => ({ gate, person, ball, told }));
}

/** Whether a turn is that of before: the same person at the same try of the same gate. Their own acts in between move the ball and are no new turn. */
export function isSameTurn(one: Pick<WhoseTurn, 'gate' | 'person' | 'ball'>, other: Pick<WhoseTurn, 'gate' | 'person' | 'ball'>): boolean {
  return one.gate === other.gate && one.person === other.person && tryOf(one.ball) === tryOf(other.ball);
}

const tryOf = (ball: string): string => ball.slice(ball.lastIndexOf('-') + 1);

function stillToSign(file: LoanFile, gate: string): string[] {
  const hasSigned = gate === 'note-others' ? hasSignedNote : hasSignedBefore;
  return (gate === 'note-others' ? noteSigners : deedSigners)(file).filter((person) => person !== BORROWER && !hasSigned(file, person));
}
