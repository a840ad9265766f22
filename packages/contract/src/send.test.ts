import { describe, expect, test, vi } from 'vitest';
import {
  ApiError,
  addAsset,
  createHeloc,
  listHelocs,
  logIn,
  logOut,
  lookUpAddress,
  getErrorMessage,
  quoteOffer,
  readDecline,
  readFlags,
  readHeloc,
  readHours,
  readStatus,
  registerIdentity,
  removeAsset,
  retryTransient,
  saveDraft,
  send,
  type Transport,
} from './index.ts';

const LOAN = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';
const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
const refusedResponse = (status: number, name: string, message: string, overrides: object = {}) =>
  jsonResponse(status, { status: name, message, errors: [{ message }], requestId: 'r-1', ...overrides });

interface RecordedRequest {
  url: string;
  init: RequestInit;
  headers: Record<string, string>;
}

/** A transport that replies from a list, repeats the last reply, and records its requests. */
function fakeTransport(answers: (Response | Error | (() => Response | Error))[], overrides: Partial<Transport> = {}) {
  const seen: RecordedRequest[] = [];
  const waits: number[] = [];
  const transport: Transport = {
    fetch: async (url, init) => {
      seen.push({ url, init, headers: init.headers as Record<string, string> });
      const next = answers[Math.min(seen.length, answers.length) - 1]!;
      const answer = typeof next === 'function' ? next() : next;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...overrides,
  };
  return { transport, requests: seen, waits };
}
const getFailure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('send request', () => {
  test('includes credentials with every call [CLIENT-001]', async () => {
    const { transport, requests } = fakeTransport([jsonResponse(200, []), new Response(null, { status: 204 })]);
    await send(lookUpAddress, { query: { search: '120 Ald' } }, transport);
    await send(saveDraft, { body: {} }, transport);
    expect(requests.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
  });

  test('sends organization and origin headers, and omits missing ones [CLIENT-002]', async () => {
    const { transport, requests } = fakeTransport([() => jsonResponse(200, [])], {
      organisation: () => 'FIGURE',
      origin: () => 'https://lender.example',
    });
    await send(lookUpAddress, { query: { search: '120 Ald' } }, transport);
    await send(
      lookUpAddress,
      { query: { search: '120 Ald' } },
      { ...transport, organisation: () => undefined, origin: () => undefined },
    );
    expect(requests[0]!.headers).toMatchObject({ 'x-org': 'FIGURE', 'x-origin': 'https://lender.example' });
    expect(Object.keys(requests[1]!.headers)).toEqual(['content-type']);
  });

  test('sends a JSON content type with every call, and an empty JSON body with writes [CLIENT-003]', async () => {
    const { transport, requests } = fakeTransport([() => jsonResponse(200, { redirect: '/auth/login' })]);
    await send(logOut, {}, transport);
    await send(listHelocs, {}, transport);
    expect(requests.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json']);
    expect(requests.map(({ init }) => init.body)).toEqual(['{}', undefined]);
  });

  test('sends the stored token as bearer, and no header without one [CLIENT-004, AUTH-018, CLIENT-009]', async () => {
    const { transport, requests } = fakeTransport([() => jsonResponse(200, [])], { token: () => 'stored' });
    await send(listHelocs, {}, transport);
    await send(listHelocs, {}, { ...transport, token: () => undefined });
    expect(requests[0]!.headers['authorization']).toBe('Bearer stored');
    expect(requests[1]!.headers).not.toHaveProperty('authorization');
  });

  test('sends no authorization in an external context, even with a token [CLIENT-009, AUTH-019]', async () => {
    const { transport, requests } = fakeTransport([jsonResponse(200, [])], { token: () => 'stored' });
    await send(readFlags, { query: { keys: ['chat'] } }, transport);
    expect(requests[0]!.headers).not.toHaveProperty('authorization');
  });

  test('sends the session key and the session replay URL when set [CLIENT-005]', async () => {
    const { transport, requests } = fakeTransport([() => jsonResponse(200, [])], {
      sessionKey: () => 's-1',
      sessionReplayUrl: () => 'https://replay.example/1',
    });
    await send(listHelocs, {}, transport);
    expect(requests[0]!.headers).toMatchObject({
      'x-session-key': 's-1',
      'x-session-replay-url': 'https://replay.example/1',
    });
  });

  test('repeats a parameter for each list item and omits absent values [CLIENT-007]', async () => {
    const { transport, requests } = fakeTransport([jsonResponse(200, [])]);
    await send(
      readFlags,
      { query: { keys: ['chat', 'maintenance'], organization: 'FIGURE', trackerId: null } },
      transport,
    );
    expect(requests[0]!.url).toBe(
      '/service-optimize/external/api/v1/flags?keys=chat&keys=maintenance&organization=FIGURE',
    );
  });

  test('sends the idempotency key and the version as headers', async () => {
    const { transport, requests } = fakeTransport([jsonResponse(201, {})]);
    const body = { type: 'SAVINGS', institution: 'Sample Bank', balance: 10 } as const;
    await send(addAsset, { params: { uuid: LOAN }, body, idempotencyKey: 'k-1', version: 12 }, transport);
    expect(requests[0]!.headers).toMatchObject({ 'idempotency-key': 'k-1', 'if-match': '"12"' });
    expect(JSON.parse(requests[0]!.init.body as string)).toEqual(body);
  });

  test('caller headers override the organization', async () => {
    const { transport, requests } = fakeTransport([jsonResponse(200, [])], { organisation: () => 'FIGURE' });
    await send(
      readHours,
      { params: { department: 'OPS_PHONE' }, query: { display: 'true' }, headers: { 'x-org': 'HOMEPOINT' } },
      transport,
    );
    expect(requests[0]!.url).toBe('/service-operating-hours/external/api/v1/hours/OPS_PHONE?display=true');
    expect(requests[0]!.headers['x-org']).toBe('HOMEPOINT');
  });
});

describe('send URL', () => {
  test('inserts the parameter into the path below the base', async () => {
    const { transport, requests } = fakeTransport([jsonResponse(200, {})], { base: 'https://api.example' });
    await send(readStatus, { params: { uuid: LOAN } }, transport);
    expect(requests[0]!.url).toBe(`https://api.example/service-krang-heloc/borrower/secure/api/v1/${LOAN}/status`);
  });

  test.each(['', '..', 'not-a-uuid', `${LOAN}/../x`, '666-00-0001'])(
    'rejects an invalid uuid (%s) before sending, without repeating it in the error',
    async (uuid) => {
      const { transport, requests } = fakeTransport([jsonResponse(200, {})]);
      const error = await getFailure(send(readHeloc, { params: { uuid } }, transport));
      expect(error.name).toBe('not-built');
      expect(error.message).toBe('No uuid for G02');
      expect(requests).toHaveLength(0);
    },
  );
});

describe('send response', () => {
  test('returns undefined for status 204 [CLIENT-011]', async () => {
    const { transport } = fakeTransport([new Response(null, { status: 204 })]);
    await expect(send(readDecline, { params: { uuid: LOAN } }, transport)).resolves.toBeUndefined();
  });

  test('returns JSON as a value, text as text, and PDFs and images as bytes [CLIENT-008, DOCV-005]', async () => {
    const sendAndRead = async (response: Response) =>
      send(listHelocs, {}, fakeTransport([response]).transport) as Promise<unknown>;
    expect(await sendAndRead(jsonResponse(200, [{ a: 1 }]))).toEqual([{ a: 1 }]);
    expect(await sendAndRead(new Response('hello', { headers: { 'content-type': 'text/calendar' } }))).toBe('hello');
    // The first bytes of a JPG are not valid text: decoded as text they would change.
    for (const [type, sent] of [
      ['application/pdf', [37, 80, 68, 70]],
      ['image/jpeg', [255, 216, 255, 224]],
      ['image/png', [137, 80, 78, 71]],
    ] as const) {
      const bytes = await sendAndRead(new Response(new Uint8Array(sent), { headers: { 'content-type': type } }));
      expect([...new Uint8Array(bytes as ArrayBuffer)]).toEqual([...sent]);
    }
  });

  test('stores a newer token from the response header, also after a refused call [CLIENT-006, AUTH-005]', async () => {
    const onToken = vi.fn<(token: string) => void>();
    await send(
      listHelocs,
      {},
      fakeTransport([jsonResponse(200, [], { authorization: 'Bearer new' })], { onToken }).transport,
    );
    await getFailure(
      send(
        listHelocs,
        {},
        fakeTransport([jsonResponse(409, {}, { authorization: 'Bearer newer' })], { onToken }).transport,
      ),
    );
    expect(onToken.mock.calls).toEqual([['new'], ['newer']]);
  });

  test('reads a token from the body of registration only [AUTH-007, CALL-012]', async () => {
    const onToken = vi.fn<(token: string) => void>();
    const body = { email: 'ana@example.com', password: 'x', phoneNumber: '2085550123' };
    await send(
      registerIdentity,
      { query: { organization: 'FIGURE' }, body },
      fakeTransport([jsonResponse(201, { jwt: 'first' })], { onToken }).transport,
    );
    await send(
      logOut,
      {},
      fakeTransport([jsonResponse(200, { redirect: '/', jwt: 'planted' })], { onToken }).transport,
    );
    expect(onToken.mock.calls).toEqual([['first']]);
  });

  test('passes each reply with its call to onReply', async () => {
    const onReply = vi.fn<NonNullable<Transport['onReply']>>();
    await send(listHelocs, {}, fakeTransport([jsonResponse(200, [])], { onReply }).transport);
    expect(onReply).toHaveBeenCalledExactlyOnceWith(listHelocs, []);
  });
});

describe('send failure', () => {
  test('includes name, status, message, fields, request id and data [ERR-018, ERR-021]', async () => {
    const errors = [{ message: 'Required', field: 'name.firstName' }, { message: 'Must be at least $0' }];
    const { transport } = fakeTransport([
      jsonResponse(400, {
        status: 'invalid-request',
        message: 'Required',
        errors,
        requestId: 'r-9',
        data: { version: 3 },
      }),
    ]);
    const error = await getFailure(send(listHelocs, {}, transport));
    expect(error).toMatchObject({
      name: 'invalid-request',
      httpStatus: 400,
      status: 400,
      message: 'Required',
      requestId: 'r-9',
      data: { version: 3 },
      errors,
    });
    expect(error.body).toMatchObject({ status: 'invalid-request' });
  });

  test('shows only the HTTP status without a JSON body [ERR-034]', async () => {
    const error = await getFailure(send(logOut, {}, fakeTransport([new Response('', { status: 418 })]).transport));
    expect(error).toMatchObject({ name: 'http-error', httpStatus: 418, message: 'HTTP error! status: 418' });
    const page = await getFailure(
      send(
        logOut,
        {},
        fakeTransport([new Response('<h1>Bad gateway</h1>', { status: 404, headers: { 'content-type': 'text/html' } })])
          .transport,
      ),
    );
    expect(page.message).toBe('HTTP error! status: 404');
  });

  test('shows the general sentence for an empty body [ERR-002, ERR-029]', async () => {
    const error = await getFailure(send(logOut, {}, fakeTransport([jsonResponse(400, {})]).transport));
    expect(error.message).toBe('Something unexpected happened');
    expect(getErrorMessage(error)).toBe('Something unexpected happened.');
    expect(getErrorMessage('a string')).toBe('Something unexpected happened');
  });

  test('joins the distinct messages [ERR-002, ERR-028]', async () => {
    const errors = [
      { message: 'Required', field: 'a' },
      { message: 'Required', field: 'b' },
      { message: 'Must be at least $0', field: 'c' },
    ];
    const { transport } = fakeTransport([
      jsonResponse(400, { status: 'invalid-request', message: 'x', errors, requestId: 'r' }),
    ]);
    expect(getErrorMessage(await getFailure(send(logOut, {}, transport)))).toBe('Required, Must be at least $0.');
  });

  describe('send failure with values', () => {
    const refused = (more: object = {}) =>
      jsonResponse(409, {
        status: 'documents-unsigned',
        message: '2 documents still need your signature.',
        values: { n: 2 },
        errors: [{ message: '2 documents still need your signature.' }],
        requestId: 'r',
        ...more,
      });
    const other = (name: string, values: object) => `${name}: ${(values as { n: number }).n}`;

    test('shows the localized sentence and keeps the specified message', async () => {
      const { transport } = fakeTransport([refused()]);
      const error = await getFailure(send(logOut, {}, { ...transport, localSentence: other }));
      expect(error).toMatchObject({
        message: '2 documents still need your signature.',
        sentence: 'documents-unsigned: 2',
        values: { n: 2 },
      });
      expect(getErrorMessage(error)).toBe('documents-unsigned: 2.');
    });

    test('keeps the messages of fields', async () => {
      const { transport } = fakeTransport([refused({ errors: [{ message: 'Required', field: 'name' }] })]);
      const error = await getFailure(send(logOut, {}, { ...transport, localSentence: other }));
      expect(getErrorMessage(error)).toBe('Required.');
    });

    test.each([
      ['a name unknown to an older page', () => undefined],
      ['sentences that failed to load', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('shows the message for %s', async (_what, localSentence) => {
      const { transport } = fakeTransport([refused()]);
      const error = await getFailure(send(logOut, {}, { ...transport, localSentence }));
      expect(getErrorMessage(error)).toBe('2 documents still need your signature.');
    });

    test('shows the message when the response has no values', async () => {
      const { transport } = fakeTransport([refused({ values: undefined })]);
      const error = await getFailure(send(logOut, {}, { ...transport, localSentence: other }));
      expect(error.sentence).toBe('2 documents still need your signature.');
    });
  });

  test('names the path without the query when there is no response [ERR-022]', async () => {
    const { transport } = fakeTransport([new TypeError('Failed to fetch')]);
    const error = await getFailure(send(lookUpAddress, { query: { search: '120 Alder' } }, transport));
    expect(error).toMatchObject({
      name: 'no-response',
      httpStatus: 0,
      message: 'Response was not defined for /service-address/external/api/v1/lookup',
    });
  });

  test('names the path for invalid JSON [ERR-023]', async () => {
    const { transport } = fakeTransport([new Response('{oops', { headers: { 'content-type': 'application/json' } })]);
    const error = await getFailure(send(logOut, {}, transport));
    expect(error.message).toBe(
      'Response was not convertible to json for /identity-broker/customer/secure/api/v3/logout',
    );
  });

  test.each([
    [401, 'unauthenticated', 'unauthenticated', 1],
    [403, 'invalid-signature', 'invalid signature', 1],
    [403, 'not-for-signers', 'Only the borrower can open this page. Open your own signing page.', 0],
    [401, 'credentials-do-not-match', 'Email or password doesn’t match. Try again or reset your password.', 0],
    [400, 'invalid-request', 'unauthenticated', 0],
  ])(
    '%i with %s and "%s" logs out %i times: only the two exact messages do [ERR-001, AUTH-009]',
    async (http, name, message, times) => {
      const onLoggedOut = vi.fn<(error: ApiError) => void>();
      const error = await getFailure(
        send(
          logIn,
          { body: { email: 'a@example.com', password: 'x' } },
          fakeTransport([refusedResponse(http, name, message)], { onLoggedOut }).transport,
        ),
      );
      expect(onLoggedOut.mock.calls).toEqual(Array.from({ length: times }, () => [error]));
    },
  );

  test.each([
    ['identity-exists', 409, 'identity exists', 'ERR-004'],
    ['state-not-offered', 422, 'we do not currently offer loans in Ohio', 'ERR-005'],
    ['active-application-exists', 409, 'Active application already exists.', 'ERR-007'],
    ['recent-heloc', 409, 'It looks like you have received a HELOC from us within the last 45 days.', 'ERR-008'],
    ['inquiry-needs-loan-officer', 409, 'Action Required: Contact Your Loan Officer', 'ERR-009'],
  ])('%s keeps its exact message (%i, %s) [%s]', async (name, http, message) => {
    const error = await getFailure(send(logOut, {}, fakeTransport([refusedResponse(http, name, message)]).transport));
    expect(error.name).toBe(name);
    expect(error.message).toBe(message);
  });
});

describe('send retry', () => {
  const unavailableResponse = () => new Response('', { status: 503 });

  test('a call with retries tries 1 and 5 times, after 1, 2, 4, 8 and 16 seconds [CLIENT-012]', async () => {
    const { transport, requests, waits } = fakeTransport([unavailableResponse]);
    expect((await getFailure(send(listHelocs, {}, transport))).httpStatus).toBe(503);
    expect(requests).toHaveLength(6);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
  });

  test.each([502, 503, 504])('retries after %i [CLIENT-012]', async (status) => {
    const { transport, waits } = fakeTransport([new Response('', { status }), jsonResponse(200, [])]);
    expect(await send(listHelocs, {}, transport)).toEqual([]);
    expect(waits).toEqual([1000]);
  });

  test('retries after a dropped connection, and never after other errors [CLIENT-012]', async () => {
    expect(
      await send(listHelocs, {}, fakeTransport([new TypeError('reset'), jsonResponse(200, [])]).transport),
    ).toEqual([]);
    for (const status of [400, 401, 404, 409, 429, 500, 501]) {
      const { transport, requests } = fakeTransport([() => jsonResponse(status, {})]);
      await getFailure(send(listHelocs, {}, transport));
      expect({ status, tries: requests.length }).toEqual({ status, tries: 1 });
    }
  });

  test('a call without retries tries once [CLIENT-010]', async () => {
    const { transport, requests } = fakeTransport([unavailableResponse]);
    await getFailure(send(readStatus, { params: { uuid: LOAN } }, transport));
    expect(requests).toHaveLength(1);
  });

  test('repeats a dropped write once with its idempotency key, and never without one', async () => {
    const choice = { offerSetId: '1', offerId: '20-2.99', drawAmount: 1, discountTypes: [] };
    const keyed = fakeTransport([new TypeError('reset')]);
    const creation = {
      idempotencyKey: 'k-1',
      version: 1,
      params: { uuid: LOAN },
      body: { type: 'SAVINGS', institution: 'B', balance: 1 },
    } as const;
    await getFailure(send(addAsset, creation, keyed.transport));
    expect(keyed.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
    const bare = fakeTransport([new TypeError('reset')]);
    await getFailure(send(quoteOffer, { params: { uuid: LOAN }, body: choice }, bare.transport));
    expect(bare.requests).toHaveLength(1);
    const answered = fakeTransport([jsonResponse(503, {})]);
    await getFailure(send(addAsset, creation, answered.transport));
    expect(answered.requests).toHaveLength(1);
  });

  test('retryTransient stops immediately after an abort', async () => {
    const stop = new AbortController();
    const run = vi.fn<() => Promise<never>>(async () => {
      throw new ApiError({ name: 'no-response', message: 'x', httpStatus: 0 });
    });
    const work = retryTransient(run, { signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(work).rejects.toThrow('left the page');
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('send timeout and abort', () => {
  const hangUntilAborted: Transport['fetch'] = (_url, init) =>
    new Promise((_resolve, reject) =>
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)),
    );

  test('the timeout of a call counts as no response', async () => {
    const quick = { ...logOut, client: { timeoutMs: 20 } };
    expect((await getFailure(send(quick, {}, { fetch: hangUntilAborted }))).name).toBe('no-response');
  });

  test('an abort by the caller is thrown unchanged and never retried', async () => {
    const stop = new AbortController();
    const fetch = vi.fn<Transport['fetch']>(hangUntilAborted);
    const work = send(listHelocs, { signal: stop.signal }, { fetch });
    stop.abort(new DOMException('gone', 'AbortError'));
    await expect(work).rejects.toThrow('gone');
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('types of send', () => {
  test('send requires the parameters, body, key and version of a call and nothing else', () => {
    const { transport } = fakeTransport([jsonResponse(200, {})]);
    const never = () => [
      // @ts-expect-error the parameter is missing
      send(readStatus, {}, transport),
      // @ts-expect-error this call has no body
      send(readStatus, { params: { uuid: LOAN }, body: {} }, transport),
      send(
        addAsset,
        {
          params: { uuid: LOAN },
          // @ts-expect-error a kind of account that does not exist
          body: { type: 'GOLD', institution: 'B', balance: 1 },
          idempotencyKey: 'k',
          version: 1,
        },
        transport,
      ),
      send(
        addAsset,
        // @ts-expect-error the key of the press is missing
        { params: { uuid: LOAN }, body: { type: 'SAVINGS', institution: 'B', balance: 1 }, version: 1 },
        transport,
      ),
      // @ts-expect-error the version is missing
      send(removeAsset, { params: { uuid: LOAN, assetUuid: LOAN } }, transport),
      // @ts-expect-error publish is always true
      send(createHeloc, { body: { publish: false } }, transport),
    ];
    expect(never).toBeTypeOf('function');
  });
});
