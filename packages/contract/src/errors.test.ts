import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ALL_CALLS,
  buildErrorSentence,
  combineMessages,
  createHeloc,
  errorBody,
  errorSentence,
  ERRORS,
  IMPLIED_ERRORS,
  impliedErrors,
  listHelocs,
  localErrorSentence,
  logIn,
  getErrorMessage,
  openApiOperation,
  getAliasPaths,
  readHeloc,
  readHours,
  readStatus,
  saveDraft,
  saveDraftChoice,
  confirmOffer,
  type ErrorArguments,
  type ErrorName,
  type Handler,
} from './index.ts';

const LIMITS = { bytes: 20_000_000, pixels: 50_000_000, pages: 100 };

/** Values for each sentence that inserts some. */
const EXAMPLES: { readonly [Name in ErrorName]?: ErrorArguments<Name>[0] } = {
  'fee-changed': { fee: 180 },
  'signer-opened': { name: 'Ana' },
  'documents-unsigned': { n: 2 },
  'too-early': { on: '2026-12-02' },
  'notary-closed': { at: null },
  'rescission-over': { on: '2026-12-02' },
  'rescission-open': { on: '2026-12-02' },
  'file-too-large': { fault: 'TOO_LARGE', limits: LIMITS },
  'file-type': { limits: LIMITS },
  'state-not-offered': { stateName: 'Hawaii' },
  'under-age': { minimumAge: 18 },
  'draw-out-of-range': { minDraw: 15_000, maxDraw: 200_000 },
  'period-too-long': { days: 400 },
  'documents-missing': { n: 1 },
  'phone-invalid': {},
  'password-refused': {},
  'not-in-this-state': { state: 'Georgia' },
  'office-required': { state: 'Texas' },
  'too-many-files': { n: 10 },
  'reason-contradicted': { reasons: ['CREDIT_SCORE'] },
  'too-many-requests': { seconds: 30 },
  'vendor-unavailable': { partner: 'Your bank' },
};

describe('error sentences', () => {
  test('no sentence is empty, ends in two periods or has outer blanks', () => {
    for (const name of Object.keys(ERRORS) as ErrorName[]) {
      const text = buildErrorSentence(name, EXAMPLES[name]);
      expect({ name, text }).toEqual({ name, text: expect.stringMatching(/^\S(.*\S)?$/) });
      expect({ name, text }).not.toEqual({ name, text: expect.stringMatching(/undefined|\.\.$/) });
    }
  });

  test('errorSentence inserts values', () => {
    expect(errorSentence('draw-out-of-range', { minDraw: 15_000, maxDraw: 200_000 })).toBe(
      'Enter an amount between $15,000 and $200,000.',
    );
    expect(errorSentence('too-many-requests', { seconds: 120 })).toBe('Too many tries. Wait 2 minutes and try again.');
    expect(errorSentence('password-refused', {})).toBe('This password is too common. Choose another.');
    expect(errorSentence('password-refused', { rule: 'length' })).toBe(
      'Password is not strong enough: must be at least 12 characters',
    );
    expect(errorSentence('phone-invalid', { startsWithOne: true })).toBe('Country code 1 is not needed');
    expect(errorSentence('under-age', { minimumAge: 19 })).toBe('Must be at least 19 years old');
  });

  test('errorSentence writes out days, times, waits and limits', () => {
    expect(errorSentence('too-early', { on: '2026-12-02' })).toBe('You can meet the notary starting Wed, Dec 2, 2026.');
    expect(errorSentence('too-early', { on: '2026-12-02', onScreen: true })).toBe(
      'You can sign these documents starting Wed, Dec 2, 2026.',
    );
    expect(errorSentence('notary-closed', { at: '2026-11-23T22:00:00Z', zone: 'America/Denver' })).toMatch(
      /^No notary is available now\. The next time is Mon, Nov 23, 2026, 3:00\sPM MST\.$/,
    );
    expect(errorSentence('notary-closed', { at: null })).toMatch(/is not known yet\.$/);
    expect(errorSentence('too-many-requests', { seconds: 1 })).toContain('Wait 1 second and');
    expect(errorSentence('fee-changed', { fee: 650, cents: true })).toContain('$650.00');
    expect(errorSentence('file-too-large', { fault: 'TOO_LARGE', limits: LIMITS })).toBe(
      'This file is larger than 20 MB.',
    );
  });

  test('localErrorSentence is undefined for an unknown name or unknown values', () => {
    expect(localErrorSentence('documents-missing', { n: 2 })).toBe('Add the documents asked for: 2 more.');
    expect(localErrorSentence('not-found', {})).toBe('This page isn’t part of your application.');
    expect(localErrorSentence('from-next-year', {})).toBeUndefined();
    expect(localErrorSentence('draw-out-of-range', { least: 1 })).toBeUndefined();
  });

  test('a state we don’t serve has the sentence that the client matches [ERR-005]', () => {
    expect(errorSentence('state-not-offered', { stateName: 'Hawaii' })).toMatch(
      /^we do not currently offer loans in Hawaii$/,
    );
  });

  test("errors that the borrower can't fix have the general sentence [ERR-033]", () => {
    for (const name of [
      'server-error',
      'idempotency-key-missing',
      'idempotency-key-reused',
      'unsupported-media-type',
    ] as const) {
      expect(getErrorMessage(new Error(errorSentence(name)))).toBe('Something went wrong. Please try again.');
    }
  });

  test('only two errors end the session by their exact message [ERR-001]', () => {
    const literal = (Object.keys(ERRORS) as ErrorName[]).filter(
      (name) =>
        (ERRORS[name] === 401 || ERRORS[name] === 403) &&
        /^(unauthenticated|invalid signature)$/.test(buildErrorSentence(name, EXAMPLES[name])),
    );
    expect(literal).toEqual(['unauthenticated', 'invalid-signature']);
  });
});

describe('combineMessages', () => {
  test.each([
    [['A', 'B'], 'A, B.'],
    [['A.', 'B.'], 'A, B.'],
    [['A', 'A', ' A '], 'A.'],
    [['Are you there?'], 'Are you there?'],
    [[], 'Something unexpected happened'],
    [['', ' '], 'Something unexpected happened'],
  ])('shows %j as "%s" [ERR-028, ERR-029]', (messages, shown) => {
    expect(combineMessages(messages)).toBe(shown);
  });
});

describe('implied errors', () => {
  const has = (names: ErrorName[], ...wanted: ErrorName[]) => expect(names).toEqual(expect.arrayContaining(wanted));

  test('a read without a token has only the errors of every call', () => {
    expect(impliedErrors(readHours).toSorted()).toEqual([
      'invalid-request',
      'not-found',
      'organisation-conflict',
      'request-too-large',
      'server-error',
      'too-many-requests',
      'unavailable',
    ]);
  });

  test('a call on a loan includes not-found and not-for-signers', () => {
    has(
      impliedErrors(readStatus),
      'unauthenticated',
      'invalid-signature',
      'wrong-organisation',
      'not-found',
      'not-for-signers',
    );
    expect(impliedErrors(listHelocs)).not.toContain('not-found');
  });

  test('idempotency key, version and step add their errors', () => {
    has(
      impliedErrors(confirmOffer),
      'idempotency-key-missing',
      'idempotency-key-reused',
      'request-in-progress',
      'stale-version',
      'not-at-this-step',
    );
    expect(impliedErrors(saveDraftChoice)).not.toContain('idempotency-key-missing');
    expect(impliedErrors(createHeloc)).toEqual(
      expect.not.arrayContaining(['idempotency-key-missing', 'stale-version']),
    );
    expect(impliedErrors(createHeloc)).toContain('idempotency-key-reused');
  });

  test('IMPLIED_ERRORS has exactly the errors that some call implies', () => {
    const used = new Set(ALL_CALLS.flatMap(impliedErrors));
    expect([...used].filter((name) => !IMPLIED_ERRORS.includes(name))).toEqual([]);
    expect(IMPLIED_ERRORS.filter((name) => !used.has(name))).toEqual([]);
  });

  test('the type of a handler requires the exact reply of its call', () => {
    const good: Handler<typeof saveDraft> = () => undefined;
    // @ts-expect-error the challenge of a login is a string
    const bad: Handler<typeof logIn> = () => ({ redirect: '/', challenge: 5 });
    // @ts-expect-error a login answers where to go
    const none: Handler<typeof logIn> = () => ({});
    expect([good, bad, none].map((handler) => handler.length)).toEqual([0, 0, 0]);
  });
});

describe('OpenAPI description', () => {
  test.each(ALL_CALLS.map((call) => ({ id: call.id, call })))(
    '$id has its tag, its security, and schemas that convert to JSON schema',
    ({ call }) => {
      const operation = openApiOperation(call);
      expect(operation.tags).toEqual([call.tag]);
      expect(operation.operationId).toMatch(/^[A-Za-z0-9-]+$/);
      expect(operation.security.length > 0).toBe(call.auth !== 'anonymous');
      for (const schema of [errorBody, call.reply, call.body, call.query, call.params].filter(
        (each) => each !== undefined,
      )) {
        expect(() => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).not.toThrow();
      }
    },
  );

  test('an error body has six fields and refuses any other [ERR-002]', () => {
    const body = {
      status: 'not-found',
      message: 'x',
      values: { n: 1 },
      errors: [{ message: 'x', field: 'a.b' }],
      requestId: 'r',
      data: { version: 1 },
    };
    expect(z.safeParse(errorBody, body).success).toBe(true);
    expect(z.safeParse(errorBody, { ...body, stack: 'at' }).success).toBe(false);
    expect(z.safeParse(errorBody, { ...body, errors: [{ message: 'x', value: '666-00-0001' }] }).success).toBe(false);
  });

  test('says when a call is open and which headers it needs', () => {
    const { description } = openApiOperation(confirmOffer);
    expect(description).toContain('Open while the status is OFFER_SELECTION or REVISED_OFFER_SELECTION');
    expect(description).toContain('Idempotency-Key required.');
    expect(description).toContain('If-Match required');
  });

  test('operation ids are unique', () => {
    const ids = ALL_CALLS.map((call) => openApiOperation(call).operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('path aliases', () => {
  test('an application has the same call under every base path [CALL-024, CALL-025]', () => {
    expect(getAliasPaths(readHeloc)).toEqual([
      '/service-application/api/v1/application/crypto-heloc/{uuid}',
      '/service-application/api/v2/application/heloc/{uuid}',
      '/service-application/api/v3/application/heloc/{uuid}',
      '/service-application/api/v3/application/helocs/{uuid}',
    ]);
  });

  test('correctly spelled paths work in addition to the odd ones [CALL-027]', () => {
    expect(getAliasPaths(readStatus)).toEqual(['/service-heloc/borrower/secure/api/v1/{uuid}/status']);
    expect(getAliasPaths({ path: '/service-application/api/v3/application/heloc/optermizerly-profile' })).toEqual([
      '/service-application/api/v3/application/heloc/optimizely-profile',
    ]);
  });

  test('paths below an application have no alias, and no two calls share a path', () => {
    expect(getAliasPaths(saveDraftChoice)).toEqual([]);
    const all = ALL_CALLS.flatMap((call) =>
      [call.path, ...getAliasPaths(call)].map((path) => `${call.method} ${path}`),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
