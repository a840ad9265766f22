import { BORROWER, type LoanFile } from '../loan-file/file.ts';
import { currentGate } from '../loan-file/fold.ts';
import { getAttempt, type GateId } from '../loan-file/gates.ts';
import { hasSignedBefore } from '../loan-file/people.ts';
import { deedSigners, hasSignedNote, noteSigners } from '../loan-file/people.ts';
import { TURNS } from './table.ts';
import { isTold, type ReminderMessage } from './turn.ts';

/** One person's turn, as the table words it. */
export interface WhoseTurn {
  readonly gate: GateId | 'complete';
  /** The borrower, or a further signer by their id. */
  readonly person: string;
  /** The number of the ball and of the try: another one is another turn. For a signer the paper set; '0' where it is told once in a life. */
  readonly ball: string;
  readonly told: ReminderMessage;
}

/** Gates of the borrower at which the other signers may act too: their row is that of the gate behind it, told once for both. */
const BESIDE: { readonly [Gate in WhoseTurn['gate']]?: GateId } = {
  note: 'note-others',
  deed: 'deed-others',
  'deed-manual': 'deed-manual-others',
};

/** Whose turn it is at the present gate and who is to hear of it; nobody where the table is silent. */
export function whoseTurn(file: LoanFile): readonly WhoseTurn[] {
  const current = currentGate(file);
  const gate = current?.id ?? 'complete';
  const attempt = current === undefined ? 1 : getAttempt(current, file);
  const beside = BESIDE[gate];
  return [...turnsAt(file, gate, attempt), ...(beside ? turnsAt(file, beside, attempt) : [])];
}

function turnsAt(file: LoanFile, gate: WhoseTurn['gate'], attempt: number): WhoseTurn[] {
  const told = TURNS[gate];
  if (!isTold(told)) return [];
  // An act of one signer moves the ball of the file and is no new turn of another: their ball is the paper set alone.
  const ball = told.once ? '0' : told.to === 'SIGNERS' ? `${attempt}` : `${file.turn}-${attempt}`;
  const persons = told.to === 'BORROWER' ? [BORROWER] : othersAt(file, gate);
  return persons.map((person) => ({ gate, person, ball, told }));
}

/** A turn by its names alone, as it is stored. */
export interface NamedTurn {
  readonly gate: string;
  readonly person: string;
  readonly ball: string;
}

/** Whether a turn is that of before: the same person at the same try of the same gate. Their own acts in between move the ball and are no new turn. */
export function isSameTurn(one: NamedTurn, other: NamedTurn): boolean {
  return one.gate === other.gate && one.person === other.person && parseAttempt(one.ball) === parseAttempt(other.ball);
}

const BLOCKS: Readonly<Record<string, 'NOW' | 'CLOSING'>> = {
  'hold-borrower': 'NOW',
  'closing-conditions-borrower': 'CLOSING',
};

/** Whether another try of a gate asks for anything more than the one before. What is answered or cleared among several conditions makes another try and asks for less. */
export function asksAnew(before: LoanFile, file: LoanFile, gate: string): boolean {
  const blocks = BLOCKS[gate];
  if (blocks === undefined) return true;
  return Object.entries(file.conditions).some(
    ([id, one]) =>
      one.blocks === blocks &&
      one.state === 'ASKED' &&
      !(before.conditions[id]?.state === 'ASKED' && before.conditions[id].round === one.round),
  );
}

const parseAttempt = (ball: string): string => ball.slice(ball.lastIndexOf('-') + 1);

/** The further signers who still have to sign at a gate: of the note those who owe it too, never somebody who signs the deed alone. */
export function stillToSign(file: LoanFile, gate: WhoseTurn['gate']): string[] {
  const hasSigned = gate === 'note-others' ? hasSignedNote : hasSignedBefore;
  return (gate === 'note-others' ? noteSigners : deedSigners)(file).filter(
    (person) => person !== BORROWER && !hasSigned(file, person),
  );
}

/** Those of them who may act. Whoever has not come yet is reminded of the invitation instead. */
const othersAt = (file: LoanFile, gate: WhoseTurn['gate']): string[] =>
  stillToSign(file, gate).filter((person) => file.signers[person]?.opened === true);
