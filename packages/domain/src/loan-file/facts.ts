import * as z from 'zod/mini';
import { anyTimeFacts } from './facts/any-time.ts';
import { accountFacts, fundingFacts, paperFacts } from './facts/closing.ts';
import { offerFacts, openingFacts } from './facts/opening.ts';
import { applicationFacts, homeFacts } from './facts/verifying.ts';

/** The 96 facts of a loan file, each with the schema of its payload. */
const FACTS = {
  ...openingFacts,
  ...offerFacts,
  ...applicationFacts,
  ...homeFacts,
  ...accountFacts,
  ...paperFacts,
  ...fundingFacts,
  ...anyTimeFacts,
};

export type FactType = keyof typeof FACTS;

/** The payload of each fact. Dollars are numbers, instants ISO 8601 in UTC; secrets and files are references. */
export type FactData = { readonly [T in FactType]: z.infer<(typeof FACTS)[T]> };

/** One thing that happened, as the file keeps it. */
export type Fact = { readonly [T in FactType]: { readonly type: T; readonly data: FactData[T] } }[FactType];

/** A fact of one type. */
export type FactOf<T extends FactType> = Extract<Fact, { readonly type: T }>;

export const FACT_TYPES = Object.keys(FACTS) as readonly FactType[];

/** True for the name of one of the 96 facts. */
export function isFactType(name: unknown): name is FactType {
  return typeof name === 'string' && Object.hasOwn(FACTS, name);
}

/** The schema of a fact's payload: closed, an unknown field is an error. */
export function factSchema<T extends FactType>(type: T): (typeof FACTS)[T] {
  return FACTS[type];
}

const envelope = z.strictObject({ type: z.custom<FactType>(isFactType), data: z.unknown() });

/**
 * Reads a stored fact.
 *
 * @throws a zod error when the type is none of the 96, or the payload is not exactly what the type says.
 */
export function parseFact(stored: unknown): Fact {
  const { type, data } = envelope.parse(stored);
  return { type, data: FACTS[type].parse(data) } as Fact;
}
