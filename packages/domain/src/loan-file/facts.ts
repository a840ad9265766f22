import * as z from 'zod/mini';
import { accountsFacts } from './facts/accounts.ts';
import { applicationFacts } from './facts/application.ts';
import { clocksFacts } from './facts/clocks.ts';
import { closingFacts } from './facts/closing.ts';
import { conditionsFacts } from './facts/conditions.ts';
import { creditFacts } from './facts/credit.ts';
import { documentsFacts } from './facts/documents.ts';
import { endsFacts } from './facts/ends.ts';
import { fundingFacts } from './facts/funding.ts';
import { identityFacts } from './facts/identity.ts';
import { incomeFacts } from './facts/income.ts';
import { liensFacts } from './facts/liens.ts';
import type { Refusal, RuleContext } from './facts/needs.ts';
import { notaryFacts } from './facts/notary.ts';
import { offersFacts } from './facts/offers.ts';
import { openingFacts } from './facts/opening.ts';
import { propertyFacts } from './facts/property.ts';
import { recordingFacts } from './facts/recording.ts';
import { rescissionFacts } from './facts/rescission.ts';
import { sanctionsFacts } from './facts/sanctions.ts';
import { signersFacts } from './facts/signers.ts';
import { signingFacts } from './facts/signing.ts';
import { titleFacts } from './facts/title.ts';
import { valuationFacts } from './facts/valuation.ts';
import type { LoanFile } from './file.ts';

/** A fact with the instant at which it was recorded (ISO 8601). */
export interface TimedFact {
  readonly fact: Fact;
  readonly at: string;
}

/** The 97 facts of a loan file, in process order. */
const FACTS = {
  ...openingFacts,
  ...documentsFacts,
  ...creditFacts,
  ...propertyFacts,
  ...offersFacts,
  ...applicationFacts,
  ...incomeFacts,
  ...identityFacts,
  ...liensFacts,
  ...valuationFacts,
  ...accountsFacts,
  ...titleFacts,
  ...signersFacts,
  ...closingFacts,
  ...signingFacts,
  ...notaryFacts,
  ...rescissionFacts,
  ...recordingFacts,
  ...fundingFacts,
  ...conditionsFacts,
  ...sanctionsFacts,
  ...clocksFacts,
  ...endsFacts,
};

export type FactType = keyof typeof FACTS;

/** The payload of each fact. Dollars are numbers, instants ISO 8601 in UTC; secrets and files are references. */
export type FactData = { readonly [T in FactType]: z.infer<(typeof FACTS)[T]['data']> };

/** One recorded event of a loan file. */
export type Fact = { readonly [T in FactType]: { readonly type: T; readonly data: FactData[T] } }[FactType];

export type FactOf<T extends FactType> = Extract<Fact, { readonly type: T }>;

export const FACT_TYPES = Object.keys(FACTS) as readonly FactType[];

export function isFactType(name: unknown): name is FactType {
  return typeof name === 'string' && Object.hasOwn(FACTS, name);
}

const envelope = z.strictObject({ type: z.custom<FactType>(isFactType), data: z.unknown() });

/**
 * Parses a stored fact.
 *
 * @throws a zod error for an unknown type, or a payload that doesn't match the type exactly.
 */
export function parseFact(stored: unknown): Fact {
  const { type, data } = envelope.parse(stored);
  return { type, data: FACTS[type].data.parse(data) } as Fact;
}

/** How each fact changes the loan file. */
export type Effects = { readonly [T in FactType]: (file: LoanFile, data: FactData[T]) => LoanFile };

/** The rule of each fact: why it can't be recorded now, or null. */
export type Needs = { readonly [T in FactType]: (context: RuleContext, data: FactData[T]) => Refusal | null };

const column = (part: 'effect' | 'needs') => Object.fromEntries(FACT_TYPES.map((type) => [type, FACTS[type][part]]));

export const EFFECTS = column('effect') as Effects;
export const NEEDS = column('needs') as Needs;

/**
 * Whether a fact is an act of the borrower or a signer. An act starts a new turn, with its own reminders and notices.
 */
export function isAct({ type, data }: Fact): boolean {
  const act = FACTS[type].act as ((data: Fact['data']) => boolean) | true | undefined;
  return typeof act === 'function' ? act(data) : act === true;
}
