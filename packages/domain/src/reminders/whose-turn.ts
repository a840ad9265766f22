import { BORROWER, type LoanFile } from '../loan-file/file.ts';
import { currentGate } from '../loan-file/fold.ts';
import { getAttempt, type GateId } from '../loan-file/gates.ts';
import { hasFinishedSigning } from '../loan-file/people.ts';
import { deedSigners, hasSignedNote, noteSigners } from '../loan-file/people.ts';
import { TURNS } from './table.ts';
import { hasMessage, type ReminderMessage } from './turn.ts';

/** One person's turn at a gate. */
export interface WhoseTurn {
  readonly gate: GateId | 'complete';
  /** The borrower, or an additional signer's id. */
  readonly person: string;
  /**
   * The numbers of the turn and the attempt: different numbers are a different turn. For a signer the document set; '0'
   * for a message that is sent once per application.
   */
  readonly ball: string;
  readonly message: ReminderMessage;
}

/**
 * The borrower's gates at which other signers can also act: they use the row of the next gate, and get one message for
 * both.
 */
const BESIDE: { readonly [Gate in WhoseTurn['gate']]?: GateId } = {
  note: 'note-others',
  deed: 'deed-others',
  'deed-manual': 'deed-manual-others',
};

/**
 * Returns whose turn it is at the current gate, each person with their message. Empty where the table has no message.
 * The server compares it before and after each fact to begin and end turns.
 */
export function whoseTurn(file: LoanFile): readonly WhoseTurn[] {
  const current = currentGate(file);
  const gate = current?.id ?? 'complete';
  const attempt = current === undefined ? 1 : getAttempt(current, file);
  const beside = BESIDE[gate];
  return [...turnsAt(file, gate, attempt), ...(beside ? turnsAt(file, beside, attempt) : [])];
}

function turnsAt(file: LoanFile, gate: WhoseTurn['gate'], attempt: number): WhoseTurn[] {
  const turn = TURNS[gate];
  if (!hasMessage(turn)) return [];
  // One signer's act changes the loan file's turn but is not a new turn of another signer: theirs is only the document
  // set.
  const ball = turn.once ? '0' : turn.to === 'SIGNERS' ? `${attempt}` : `${file.turn}-${attempt}`;
  const persons = turn.to === 'BORROWER' ? [BORROWER] : othersAt(file, gate);
  return persons.map((person) => ({ gate, person, ball, message: turn }));
}

/** A turn by its names only, as stored. */
export interface NamedTurn {
  readonly gate: string;
  readonly person: string;
  readonly ball: string;
}

/**
 * Whether two turns are the same: same person, same attempt, same gate. The person's own acts in between change the
 * number but are not a new turn.
 */
export function isSameTurn(one: NamedTurn, other: NamedTurn): boolean {
  return one.gate === other.gate && one.person === other.person && parseAttempt(one.ball) === parseAttempt(other.ball);
}

const BLOCKS: Readonly<Record<string, 'NOW' | 'CLOSING'>> = {
  'hold-borrower': 'NOW',
  'closing-conditions-borrower': 'CLOSING',
};

/**
 * Whether a new attempt of a gate asks the borrower for anything more than the one before. Answering or clearing one of
 * several conditions starts a new attempt that asks for less and needs no new message.
 */
export function asksForMore(before: LoanFile, file: LoanFile, gate: string): boolean {
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

/**
 * The additional signers who still have to sign at a gate: for the note only those who also owe it, never a person who
 * signs only the deed.
 */
export function stillToSign(file: LoanFile, gate: WhoseTurn['gate']): string[] {
  const hasSigned = gate === 'note-others' ? hasSignedNote : hasFinishedSigning;
  return (gate === 'note-others' ? noteSigners : deedSigners)(file).filter(
    (person) => person !== BORROWER && !hasSigned(file, person),
  );
}

/** The additional signers who can act. Those who haven't opened the invitation get a reminder of it instead. */
const othersAt = (file: LoanFile, gate: WhoseTurn['gate']): string[] =>
  stillToSign(file, gate).filter((person) => file.signers[person]?.opened === true);
