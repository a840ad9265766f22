import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { CALL_DOCS } from './docs/all-docs.ts';
import { getErrorStatus, type ErrorName, type ImpliedError } from './errors.ts';

/** Errors that any call can return. */
const EVERY_CALL: readonly ImpliedError[] = [
  'invalid-request',
  'organisation-conflict',
  'request-too-large',
  'too-many-requests',
  'server-error',
  'unavailable',
];

/** Returns the errors that a call can return because of its kind: its method, its caller and its rules. */
export function impliedErrors(call: Call): ImpliedError[] {
  const withToken = call.auth !== 'anonymous';
  const writes = call.method !== 'GET';
  return [
    ...EVERY_CALL,
    ...(writes ? (['unsupported-media-type'] as const) : []),
    ...(withToken ? (['unauthenticated', 'invalid-signature', 'wrong-organisation'] as const) : []),
    ...(call.params === undefined ? [] : (['not-found'] as const)),
    ...(call.rules.idempotency === 'none' ? [] : (['idempotency-key-reused', 'request-in-progress'] as const)),
    ...(call.rules.idempotency === 'required' ? (['idempotency-key-missing'] as const) : []),
    ...(call.rules.ifMatch === 'none' ? [] : (['stale-version'] as const)),
    ...(call.rules.openAt === undefined ? [] : (['not-at-this-step'] as const)),
    ...(call.rules.stepUp ? (['step-up-required'] as const) : []),
    ...(call.auth === 'borrower' ? (['not-for-signers'] as const) : []),
    ...(call.auth === 'signer' ? (['not-a-signer'] as const) : []),
    ...(call.auth === 'staff' ? (['not-permitted'] as const) : []),
    ...(call.rules.asksVendor ? (['vendor-unavailable'] as const) : []),
  ];
}

/** Returns every error that a call can return, once each, ordered by HTTP status. */
export function getErrorNames(call: Call): ErrorName[] {
  return [...new Set<ErrorName>([...call.errors, ...impliedErrors(call)])].toSorted(
    (a, b) => getErrorStatus(a) - getErrorStatus(b),
  );
}

/**
 * The body of every response that is not 2xx. `status` is the error's name, `message` its sentence in English. A page
 * in another language makes its own sentence from name and `values`, and shows the message for a name it doesn't know.
 */
export const errorBody = z.strictObject({
  status: z.string(),
  message: z.string(),
  /** What the sentence of `status` is filled with; absent where `message` is another sentence than that of the name. */
  values: z.optional(z.record(z.string(), z.unknown())),
  errors: z.array(z.strictObject({ message: z.string(), field: z.optional(z.string()) })),
  requestId: z.string(),
  data: z.optional(z.unknown()),
});

/** Sentences about who may make a call. */
const CALLERS: Record<Call['auth'], string> = {
  anonymous: 'Anyone, without a token.',
  optional: 'Anyone; a token is optional.',
  borrower: 'A borrower; for a loan, its owner.',
  'borrower-or-signer': 'A borrower or an additional signer.',
  signer: 'An additional signer of the loan.',
  'logged-in': 'Anyone logged in.',
  staff: "The lender's staff with the permission.",
};

function rulesInWords({ auth, rules }: Call): string[] {
  return [
    CALLERS[auth],
    ...(rules.openAt === undefined
      ? []
      : [`Open while the status is ${rules.openAt.join(' or ')}; otherwise not-at-this-step.`]),
    ...(rules.idempotency === 'none' ? [] : [`Idempotency-Key ${rules.idempotency}.`]),
    ...(rules.ifMatch === 'none' ? [] : [`If-Match ${rules.ifMatch}: the version that the screen shows.`]),
    ...(rules.stepUp ? ['Needs a second factor within the last 20 minutes.'] : []),
    ...(rules.passive ? ['Does not extend the session.'] : []),
    ...(rules.handOff ? ['A hand-off token also opens it, for its own check.'] : []),
    ...(rules.rate === 'general' ? [] : [`Rate class ${rules.rate}.`]),
  ];
}

/** Returns a call's part of the OpenAPI description (`/docs`), without its schemas. */
export function openApiOperation(call: Call): {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
} {
  const docs = CALL_DOCS[call.id];
  return {
    operationId: call.id.replaceAll(' ', '-'),
    tags: [call.tag],
    summary: docs?.summary ?? call.id,
    description: [...(docs ? [docs.description] : []), ...rulesInWords(call)].join('\n\n'),
    security: call.auth === 'anonymous' ? [] : [{ bearer: [] }, ...(call.auth === 'optional' ? [{}] : [])],
  };
}
