import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import type { Context } from '../../kernel/context.ts';
import { VendorFailure } from '../call.ts';
import { answerAsNotary } from '../sandbox-notary/protocol.ts';
import { hostedNotary, createHttpsTransport, DEFAULT_HOURS } from './hosted.ts';
import {
  eligibility,
  meetingAnswer,
  officeSchema,
  sessionAnswer,
  slots,
  type NotaryPort,
  type OpenRequest,
} from './port.ts';
import { PATHS, type NotaryPath } from './protocol.ts';
import { sandboxNotary } from './sandbox.ts';

const SAMPLE_KEY = 'a key of ours';

onOneDatabase('a notary platform', (open) => {
  let context: Context;
  let server: Server;
  let url: string;
  const requests: { authorization: string | undefined; organization: string | undefined; key: string | undefined }[] =
    [];
  beforeAll(async () => {
    context = await createTestContext(await open());
    // Serves the stand-in over HTTP, as a real platform would answer our client.
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requests.push({
        authorization: request.headers.authorization,
        organization: request.headers['x-organization'] as string | undefined,
        key: request.headers['idempotency-key'] as string | undefined,
      });
      if (request.headers.authorization !== `Bearer ${SAMPLE_KEY}`) return response.writeHead(401).end('{}');
      const path = request.url as NotaryPath;
      const { status, body } = await answerAsNotary(
        { db: context.db, vault: context.vault, page: 'http://127.0.0.1:9' },
        path,
        JSON.parse(Buffer.concat(chunks).toString()),
      );
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const ports: readonly (readonly [string, () => NotaryPort])[] = [
    ['sandbox', () => sandboxNotary(context.db, context.vault, 'http://127.0.0.1:9')],
    ['over HTTP', () => hostedNotary('hosted', createHttpsTransport({ url, key: SAMPLE_KEY }), DEFAULT_HOURS)],
  ];

  describe.each(ports)('%s', (_, make) => {
    const buildHome = (street: string) => ({ street, state: 'CO', county: 'Denver', zip: '80202' });
    const request = (change: Partial<OpenRequest> = {}): OpenRequest => ({
      sessionId: randomUUID(),
      bookingId: null,
      signer: { name: 'Ana Ruiz', email: 'ana@example.com' },
      state: 'CO',
      returnUrl: 'http://127.0.0.1:8/account',
      documents: [{ document: randomUUID(), title: 'Deed of trust', sha256: 'a'.repeat(64) }],
      ...change,
    });

    test('returns whether a county allows video and records such deeds', async () => {
      const ask = async (street: string) =>
        eligibility.parse(await make().eligibility(buildHome(street), buildRequestMeta()));
      expect([await ask('1600 Larimer Street'), await ask('42 Paper County Road')]).toMatchObject([
        { remote: true, eRecording: true },
        { remote: true, eRecording: false },
      ]);
    });

    test('has separate slots for video, area and office, none on Sundays, each of its own length', async () => {
      const fetchSlots = async (kind: 'ELECTRONIC' | 'MANUAL', officeId: string | null) =>
        slots.parse(
          await make().slots(
            { kind, from: '2026-12-04', to: '2026-12-07', zone: 'America/Denver', zip: '80202', officeId },
            buildRequestMeta(),
          ),
        );
      const [video, area, office] = [
        await fetchSlots('ELECTRONIC', null),
        await fetchSlots('MANUAL', null),
        await fetchSlots('MANUAL', 'CO-80202-TITLE'),
      ];
      expect(new Set([...video, ...area, ...office].map((slot) => slot.slotId)).size).toBe(video.length * 3);
      // Friday, Saturday and Monday, seven slots each.
      expect([
        video[0]?.startsAt,
        video.length,
        video.filter(
          (slot) =>
            new Date(slot.startsAt).toLocaleDateString('en-US', { timeZone: 'America/Denver', weekday: 'short' }) ===
            'Sun',
        ),
      ]).toEqual(['2026-12-04T16:00:00.000Z', 21, []]);
      const answer = meetingAnswer.parse(
        await make().book(
          {
            bookingId: randomUUID(),
            slotId: area[0]!.slotId,
            kind: 'MANUAL',
            place: '1 Main Street',
            notes: null,
            signer: 'Ana Ruiz',
          },
          buildRequestMeta(),
        ),
      );
      expect(answer).toMatchObject({ outcome: 'BOOKED', startsAt: area[0]!.startsAt, endsAt: area[0]!.endsAt });
      expect(
        meetingAnswer.parse(
          await make().book(
            {
              bookingId: randomUUID(),
              slotId: 'nothing',
              kind: 'MANUAL',
              place: null,
              notes: null,
              signer: 'Ana Ruiz',
            },
            buildRequestMeta(),
          ),
        ),
      ).toEqual({ outcome: 'TAKEN' });
    });

    test('returns offices of lender, attorney and title company, each by its id', async () => {
      const near = z.array(officeSchema).parse(await make().offices({ state: 'TX', zip: '78701' }, buildRequestMeta()));
      expect(near.map((office) => office.kind).toSorted()).toEqual(['ATTORNEY', 'LENDER', 'TITLE']);
      expect([
        await make().office(near[0]!.officeId, buildRequestMeta()),
        await make().office('nowhere', buildRequestMeta()),
      ]).toEqual([near[0], null]);
    });

    test('opens one session per id, and returns when no notary is there', async () => {
      const asked = request();
      const first = sessionAnswer.parse(await make().open(asked, buildRequestMeta()));
      expect(first).toMatchObject({ outcome: 'OPENED', state: 'READY', queuePosition: null });
      expect(sessionAnswer.parse(await make().open(asked, buildRequestMeta()))).toEqual(first);
      expect(
        sessionAnswer.parse(
          await make().open(
            request({ signer: { name: 'Ana Ruiz', email: 'ana+notary-queue@example.com' } }),
            buildRequestMeta(),
          ),
        ),
      ).toMatchObject({ state: 'QUEUED', queuePosition: 2 });
      expect(
        sessionAnswer.parse(
          await make().open(
            request({ signer: { name: 'Ana Ruiz', email: 'ana+notary-closed@example.com' } }),
            buildRequestMeta(),
          ),
        ),
      ).toMatchObject({ outcome: 'CLOSED', opensAt: expect.any(String) as string });
    });
  });

  test('over HTTP sends key, organization and request key, and fails on a wrong key, shape or silence', async () => {
    requests.length = 0;
    await hostedNotary('hosted', createHttpsTransport({ url, key: SAMPLE_KEY }), DEFAULT_HOURS).eligibility(
      { street: '1 Main', state: 'CO', county: 'Denver', zip: '80202' },
      buildRequestMeta('question-1'),
    );
    expect(requests).toEqual([{ authorization: `Bearer ${SAMPLE_KEY}`, organization: 'FIGURE', key: 'question-1' }]);
    const asked = (port: NotaryPort) =>
      port.eligibility(
        { street: '1 Main', state: 'CO', county: 'Denver', zip: '80202' },
        buildRequestMeta('question-2'),
      );
    await expect(
      asked(hostedNotary('hosted', createHttpsTransport({ url, key: 'wrong' }), DEFAULT_HOURS)),
    ).rejects.toThrow(VendorFailure);
    await expect(
      asked(
        hostedNotary('hosted', createHttpsTransport({ url: 'http://127.0.0.1:1', key: SAMPLE_KEY }), DEFAULT_HOURS),
      ),
    ).rejects.toThrow('UNAVAILABLE');
    await expect(
      asked(hostedNotary('hosted', async () => ({ status: 200, body: { remote_notarization: 'yes' } }), DEFAULT_HOURS)),
    ).rejects.toThrow('MALFORMED');
    // The caller learns that the slot wasn't released.
    await expect(
      hostedNotary('hosted', createHttpsTransport({ url, key: 'wrong' }), DEFAULT_HOURS).cancel(
        randomUUID(),
        buildRequestMeta(),
      ),
    ).rejects.toThrow(VendorFailure);
    await hostedNotary('hosted', createHttpsTransport({ url, key: SAMPLE_KEY }), DEFAULT_HOURS).cancel(
      randomUUID(),
      buildRequestMeta(),
    );
    expect(
      (
        await answerAsNotary({ db: context.db, vault: context.vault, page: null }, PATHS.transactions, {
          external_id: 'x',
        })
      ).status,
    ).toBe(400);
  });
});
