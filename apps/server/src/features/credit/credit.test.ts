import { matchCredit, readCredit, retryCredit } from '@lintel/contract';
import { noticeDue } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { statusAtOrAfter, getPersona, loadFactsOfType, walkToStatus } from '../../../test/walk.ts';
import { pacificDay } from '../../loan-file/clock.ts';
import { sendTurn } from '../../reminders/send.ts';
import { readOutbox } from '../../vendors/outbox.ts';

onOneDatabase('matching the credit file', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  test('finds the file with a Social Security number, shows its last four digits and stores it unreadable [SCREEN-063]', async () => {
    const nora = await walkToStatus(server, 'no-match');
    expect((await nora.answer(readCredit)).body).toMatchObject({
      pull: 'SOFT',
      result: 'NO_MATCH',
      attemptsLeft: 2,
      ssnLast4: null,
    });
    const answer = await nora.answer(matchCredit, {
      body: {
        ssn: '123-45 6788',
        previousAddress: { street1: '5 Formerly Road', city: 'Denver', state: 'CO', zip: '80202' },
      },
    });
    expect(answer.body).toMatchObject({ status: { checklistStatus: statusAtOrAfter('WAITING_FOR_SOFT_CREDIT') } });
    await expect.poll(nora.status).toBe('OFFER_SELECTION');
    expect((await nora.answer(readCredit)).body).toMatchObject({
      result: 'FOUND',
      ssnLast4: '6788',
      bureaus: [{ name: 'Experian', blocked: false }],
    });
    expect(
      await findTablesWith(
        server,
        ['fact', 'evidence', 'secret', 'vendor_ledger', 'application', 'idempotency'],
        /123456788|123-45|Formerly/,
      ),
    ).toEqual([]);
  });

  test.each(['12345678', '1234567890', '912345678', 'abcdefghi', ''])(
    'refuses %j as a Social Security number [SCREEN-063]',
    async (ssn) => {
      const nora = await walkToStatus(server, 'no-match');
      expect((await nora.answer(matchCredit, { body: { ssn } })).body).toMatchObject({
        status: 'ssn-invalid',
        message: 'Enter a 9-digit Social Security number.',
      });
      expect(await nora.status()).toBe('CREDIT_NO_MATCH');
    },
  );

  test('accepts two Social Security numbers in total, then sends the file to review [OP-D-021]', async () => {
    const nils = await walkToStatus(server, 'no-match-twice');
    expect(await nils.status()).toBe('CREDIT_NO_MATCH_SSN');
    const { created_at } = await server.context.db
      .selectFrom('application')
      .select('created_at')
      .where('uuid', '=', nils.uuid)
      .executeTakeFirstOrThrow();
    expect((await nils.fetchStatusReply()).explain).toMatchObject({
      dueOn: noticeDue('NO_CREDIT_FILE', pacificDay(created_at)).due,
    });
    expect((await nils.answer(readCredit)).body).toMatchObject({ attemptsLeft: 0 });
    expect((await nils.answer(matchCredit, { body: { ssn: '123456789' } })).body['status']).toBe('not-at-this-step');
    expect(await loadFactsOfType(server, nils.uuid, 'SsnGiven')).toHaveLength(2);
  });

  test('names the frozen bureau, and finds the file once the freeze is lifted', async () => {
    const freya = await walkToStatus(server, 'frozen');
    expect((await freya.answer(readCredit)).body).toMatchObject({
      result: 'FROZEN',
      attemptsLeft: 3,
      bureaus: [{ name: 'Experian', blocked: true, phoneNumber: '8883973742' }],
    });
    expect((await freya.fetchStatusReply()).explain).toMatchObject({
      text: 'Your credit file is frozen.',
      ask: 'Unfreeze it at Experian, then select Try again.',
    });
    expect((await freya.answer(retryCredit, { body: { liftedBureaus: ['Experian'] } })).status).toBe(200);
    await expect.poll(freya.status).toBe('OFFER_SELECTION');
    const rows = await server.context.vendors.gateway.ledger.list(freya.uuid);
    expect(rows.filter((row) => row.op === 'credit.softPull').map((row) => row.outcome)).toEqual(['FROZEN', 'FOUND']);
  });

  test('allows three retries in 24 hours, then refuses more', async () => {
    const frida = await walkToStatus(
      server,
      { ...getPersona('no-match'), ssn: '666-00-0003' },
      'SOFT_CREDIT_LOCKED_OR_FROZEN',
    );
    for (let time = 0; time < 3; time += 1) {
      expect((await frida.answer(retryCredit, { body: { liftedBureaus: [] } })).status).toBe(200);
      await expect.poll(frida.status).toBe('SOFT_CREDIT_LOCKED_OR_FROZEN');
    }
    expect((await frida.answer(retryCredit, { body: { liftedBureaus: [] } })).body['status']).toBe('too-many-requests');
    expect((await frida.answer(readCredit)).body).toMatchObject({ attemptsLeft: 0 });
  });

  test('returns when it retries after a bureau error', async () => {
    const errol = await walkToStatus(server, 'bureau-error');
    const { nextTryAt, result } = await errol.send(readCredit);
    expect(result).toBe('ERROR');
    expect(Math.round((Date.parse(nextTryAt ?? '') - Date.now()) / 60_000)).toBe(15);
  });

  test('emails the borrower once that it keeps trying', async () => {
    const errol = await walkToStatus(server, 'bureau-error');
    const fetchLetters = () => readOutbox(server.context.db, server.context.vault, errol.email);
    await expect.poll(fetchLetters).toHaveLength(1);
    await sendTurn(`${errol.uuid}:soft-error:0:0:mail`, server.context);
    expect(await fetchLetters()).toEqual([
      expect.objectContaining({
        subject: 'The credit bureau isn’t responding',
        template: 'turn.soft-error',
        text: expect.stringContaining('You don’t need to do anything right now.'),
      }),
    ]);
  });

  test('lists the late payment that a review is about', async () => {
    const della = await walkToStatus(server, 'delinquent');
    expect((await della.answer(readCredit)).body['late']).toEqual([
      { creditorName: 'Summit Federal', month: expect.stringMatching(/^\d{4}-\d{2}$/) },
    ]);
  });
});
