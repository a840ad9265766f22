import { MAX_DOLLARS } from '@lintel/domain';
import * as z from 'zod/mini';

/**
 * Adds checks to a schema. As a method call it would stay in every bundle, because a bundler can't tell that it has no
 * side effects.
 */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <T extends z.ZodMiniType>(schema: T, ...checks: Parameters<T['check']>): T =>
  schema.check(...checks);

// Building blocks of the wire format, for the schemas of all calls.

/**
 * Conventions of the wire format. Dollars are JSON numbers with at most 2 decimals; rates and fees are decimal
 * fractions (0.0874 is 8.74%); dates are yyyy-MM-dd; instants are ISO 8601 in UTC. Absent and null mean the same; lists
 * are never null.
 */
export const uuid = z.uuid();
export const date = z.iso.date();
export const instant = z.iso.datetime();
/** Dollars in a reply: any sign, already rounded. */
export const dollars = z.number();
/** Dollars in a request: 0 to 999,999,999.99, at most 2 decimals. */
export const dollarsIn = checked(z.number(), z.gte(0), z.lte(MAX_DOLLARS), z.multipleOf(0.01));
/** A decimal fraction: 0.0874 is 8.74%. */
export const fraction = z.number();
/** A whole number, 0 or more. */
export const whole = checked(z.int(), z.gte(0));
/** Text of at most 200 characters, such as a name. */
export const line = checked(z.string(), z.maxLength(200));
/** Text of at most 2,000 characters. */
export const text = checked(z.string(), z.maxLength(2000));
/** The number of the loan's last fact. A write sends the one that its screen shows (`If-Match`). */
export const version = checked(z.int(), z.gte(0));
/** A two-letter state code. */
export const state = checked(z.string(), z.regex(/^[A-Z]{2}$/));
/** The path of a page of this site. */
export const location = z.string();
/** A JSON object whose fields the contract doesn't define. */
export const bag = z.record(z.string(), z.unknown());

/** A query list, sent as a repeated parameter. A single value is a list of one. */
/* @__NO_SIDE_EFFECTS__ */
export const repeated = <T extends z.ZodMiniType<string, string>>(item: T) =>
  z.pipe(
    z.transform((value: readonly string[] | string) => (typeof value === 'string' ? [value] : value)),
    z.array(item),
  );

/** The path parameters of a call on one loan. */
export const loanParams = z.strictObject({ uuid });

/** The query of a public read: the organization whose data is requested. */
export const organizationQuery = z.object({ orgCode: z.nullish(checked(z.string(), z.maxLength(40))) });
