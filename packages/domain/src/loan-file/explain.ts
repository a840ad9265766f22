import type { StoredStatus } from './checklist-status.ts';
import type { LoanFile } from './file.ts';
import { currentGate } from './fold.ts';
import type { Gate, GateId, Owner } from './gates.ts';
import type { Template } from './gates/gate.ts';
import { steps } from './status.ts';

/** Words that only the server knows. `PLAIN` replaces missing ones. */
export interface ExplainWords {
  /** The credit bureau whose file is frozen. */
  readonly bureau?: string;
  /** Persons, as "Ana and Luis". */
  readonly names?: string;
  /** Why they must sign, or what we're reviewing. */
  readonly reason?: string;
  readonly fee?: string;
  /** The last day of the waiting period, the refund or the cancellation period. */
  readonly date?: string;
  /** What changed the offer. */
  readonly cause?: string;
  /** What we still need before we prepare the closing documents. */
  readonly list?: string;
  readonly creditors?: string;
  /** The text of the condition that blocks the loan file. */
  readonly condition?: string;
}

/** Why a loan file is at its current step: the same sentence for the borrower, a loan officer and staff. */
export interface Explanation {
  readonly gate: GateId | 'complete';
  readonly status: StoredStatus;
  /** Who acts next: the borrower, the lender, or someone else by name. */
  readonly owner: 'YOU' | 'US' | 'OTHER';
  readonly ownerName: string;
  readonly text: string;
  /** What the borrower needs to do; null: nothing. */
  readonly ask: string | null;
  /** The name of the step after this one; null when there is none. */
  readonly next: string | null;
  readonly usualTime: string | null;
  /** Whether the current step takes less than a minute. */
  readonly takesSeconds: boolean;
}

const OWNERS: { readonly [Name in Owner]: readonly [Explanation['owner'], string] } = {
  nobody: ['OTHER', 'No one'],
  borrower: ['YOU', 'You'],
  staff: ['US', 'Our staff'],
  lender: ['US', 'We'],
  documents: ['US', 'We'],
  credit: ['OTHER', 'The credit bureau'],
  property: ['OTHER', 'The property records service'],
  income: ['OTHER', 'Your employer'],
  identity: ['OTHER', 'The ID verification service'],
  valuation: ['OTHER', 'The appraiser'],
  bank: ['OTHER', 'The bank'],
  title: ['OTHER', 'The title company'],
  flood: ['OTHER', 'The flood zone service'],
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
  list: 'the items on your to-do list',
  creditors: 'your creditors',
  condition: 'We need something from you before we can continue.',
};

/** Returns the current gate's sentence, its ask and the next step. */
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

/** Fills a sentence. Drops a part in brackets when its word is missing, and drops braces inside a word. */
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

/** Whether an ask is an answer ("Nothing yet. ..."), so running text must put the question before it. */
export const asksNothing = (ask: string): boolean => ask.startsWith('Nothing');
