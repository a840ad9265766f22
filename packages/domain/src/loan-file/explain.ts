import type { StoredStatus } from './checklist-status.ts';
import type { LoanFile } from './file.ts';
import { currentGate } from './fold.ts';
import type { Gate, GateId, Owner } from './gates.ts';
import type { Template } from './gates/gate.ts';
import { steps } from './status.ts';

/** Words that only the server knows; a plain one stands in for each that is missing. */
export interface ExplainWords {
  /** The credit bureau whose file is frozen. */
  readonly bureau?: string;
  /** Persons, as "Ana and Luis". */
  readonly names?: string;
  /** Why they must sign, or what is being checked. */
  readonly reason?: string;
  readonly fee?: string;
  /** The date of the wait, of the refund or of the period. */
  readonly date?: string;
  /** What changed the offer. */
  readonly cause?: string;
  /** What is still needed before the papers. */
  readonly list?: string;
  readonly creditors?: string;
  /** The text of the condition that holds the file up. */
  readonly condition?: string;
}

/** Why a file stands where it stands: the same sentence for the borrower, a loan officer and staff. */
export interface Explanation {
  readonly gate: GateId | 'complete';
  readonly status: StoredStatus;
  /** Who has the ball: the borrower, the lender, or somebody else by name. */
  readonly owner: 'YOU' | 'US' | 'OTHER';
  readonly ownerName: string;
  readonly text: string;
  /** What the borrower needs to do; null: nothing. */
  readonly ask: string | null;
  /** The name of the step behind this one; null when there is none. */
  readonly next: string | null;
  readonly usualTime: string | null;
  /** Whether that is less than a minute. */
  readonly takesSeconds: boolean;
}

const OWNERS: { readonly [Name in Owner]: readonly [Explanation['owner'], string] } = {
  nobody: ['OTHER', 'No one'],
  borrower: ['YOU', 'You'],
  staff: ['US', 'Our staff'],
  lender: ['US', 'We'],
  documents: ['US', 'We'],
  credit: ['OTHER', 'The credit bureau'],
  property: ['OTHER', 'The property records'],
  income: ['OTHER', 'Your employer'],
  identity: ['OTHER', 'The ID check'],
  valuation: ['OTHER', 'The appraiser'],
  bank: ['OTHER', 'The bank'],
  title: ['OTHER', 'The title company'],
  flood: ['OTHER', 'The flood service'],
  esign: ['OTHER', 'The signing service'],
  signers: ['OTHER', 'The other signers'],
  notary: ['OTHER', 'The notary service'],
  attorney: ['OTHER', 'The attorney'],
  clock: ['OTHER', 'Waiting period'],
  recording: ['OTHER', 'The county'],
};

const PLAIN: { readonly [Word in keyof Required<ExplainWords>]: string | null } = {
  bureau: 'the credit bureau',
  names: 'other owners',
  reason: null,
  fee: 'the amount we quote you',
  date: 'the date in your notice',
  cause: null,
  list: 'what your to-do list shows',
  creditors: 'your creditors',
  condition: 'We need something from you before we can go on.',
};

/** The sentence, the ask and the next step of the current gate. */
export function explain(file: LoanFile, words: ExplainWords = {}): Explanation {
  const gate = currentGate(file);
  if (gate === undefined) return { ...COMPLETE };
  const [owner, ownerName] = OWNERS[gate.owner];
  return {
    gate: gate.id,
    status: gate.status,
    owner,
    ownerName,
    text: sentence(gate.text, file, words),
    ask: gate.ask === undefined ? null : sentence(gate.ask, file, words),
    next: nextStep(gate, file),
    usualTime: gate.usualTime,
    takesSeconds: gate.takesSeconds === true,
  };
}

const COMPLETE: Explanation = {
  gate: 'complete',
  status: 'COMPLETE',
  owner: 'OTHER',
  ownerName: 'No one',
  text: 'Your line is open.',
  ask: null,
  next: null,
  usualTime: null,
  takesSeconds: false,
};

/** Fills a sentence; a part in brackets goes when its word is missing, and braces of a word go too. */
export function sentence(template: Template, file: LoanFile, words: ExplainWords): string {
  const plain = typeof template === 'string' ? template : template(file);
  const whole = plain.replaceAll(/\[([^\]]*)\]/g, (_part, inner: string) => (fill(inner, words) === null ? '' : inner));
  return fill(whole, words) ?? '';
}

function fill(text: string, words: ExplainWords): string | null {
  let missing = false;
  const filled = text.replaceAll(/\{(\w+)\}/g, (_part, name: keyof ExplainWords, at: number) => {
    const word = words[name] ?? PLAIN[name];
    if (word === null) missing = true;
    const opensSentence = at === 0 || text.slice(0, at).endsWith('. ');
    const plain = (word ?? '').replaceAll(/[{}]/g, '');
    return opensSentence ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  });
  return missing ? null : filled;
}

function nextStep(gate: Gate, file: LoanFile): string | null {
  if (file.ended !== null) return null;
  const following = steps(file).find((step) => step.id !== gate.id && step.name !== gate.name);
  return following?.name ?? 'Your line is open';
}

/** Whether an ask answers what there is to do rather than saying it ("Nothing, or cancel."): in running text it needs its question before it. */
export const asksNothing = (ask: string): boolean => ask.startsWith('Nothing');
