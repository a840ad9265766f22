import { randomInt, randomUUID } from 'node:crypto';
import { nameSigner, readSigners } from '@lintel/contract';
import { applicationLocation, BORROWER, type Fact } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeAccount } from '../../test/account.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { recordUntilGate, walkToSigned } from '../../test/walk-to-signed.ts';
import { getPersona, walkToStatus, type WalkedLoan } from '../../test/walk.ts';
import { getSmsPrompt } from '../features/comms-prefs/prompts.ts';
import { Refused } from '../kernel/http/errors.ts';
import { type Actor } from '../kernel/http/record-meta.ts';
import { readApplication } from '../loan-file/applications.ts';
import { loanNow, setLoanClock } from '../loan-file/clock.ts';
import { record } from '../loan-file/record.ts';
import { syncStaffTasks } from '../records/staff-tasks/sync-staff-tasks.ts';
import { orderFault } from '../vendors/faults.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { sendEvent } from '../vendors/webhooks/send.ts';
import { sendTurn } from './send.ts';
import { sweepTurns } from './sweep.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tuesday, 11 am in Denver. */
const TUESDAY = new Date('2026-11-17T18:00:00Z');

const postCondition = (id: string): Fact => ({
  type: 'ConditionPosted',
  data: {
    id,
    category: 'GENERIC_DOCUMENT_REQUEST',
    blocks: 'NOW',
    askBorrower: true,
    person: BORROWER,
    documents: ['A bill'],
    text: 'Please send a bill.',
    deadline: null,
  },
});

onOneDatabase('turn emails', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    await setLoanClock(server.context, { pinnedAt: TUESDAY });
  });

  const getContext = () => server.context;
  const fetchMessages = async (email: string, channel: 'MAIL' | 'SMS' = 'MAIL') =>
    (await readOutbox(getContext().db, getContext().vault, email)).filter(
      (letter) => letter.channel === channel && letter.template.startsWith('turn.'),
    );
  const fetchRows = (walked: Pick<WalkedLoan, 'uuid'>) =>
    getContext()
      .db.selectFrom('turn_letter')
      .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
      .selectAll('turn_letter')
      .select('gate')
      .where('application_uuid', '=', walked.uuid)
      .orderBy('turn_letter.key')
      .execute();
  const fetchStates = async (walked: Pick<WalkedLoan, 'uuid'>, gate: string) =>
    (await fetchRows(walked))
      .filter((row) => row.gate === gate)
      .map((row) => `${row.number} ${row.channel} ${row.state}`);
  /** Waits until no message is queued. */
  const settled = async (walked: Pick<WalkedLoan, 'uuid'>): Promise<void> => {
    await expect.poll(async () => (await fetchRows(walked)).filter((row) => row.state === 'QUEUED')).toEqual([]);
  };
  const setClock = (date: Date) => setLoanClock(getContext(), { pinnedAt: date });
  const advanceTime = async (ms: number) =>
    setClock(new Date((await loanNow(getContext(), getContext().db)).getTime() + ms));
  const write = (walked: Pick<WalkedLoan, 'uuid'>, actor: Actor['kind'], ...facts: Fact[]) =>
    record(getContext(), walked.uuid, () => facts, { actor: { kind: actor, id: 'test' }, requestId: randomUUID() });
  const loadIdentity = async (walked: Pick<WalkedLoan, 'uuid'>) =>
    (await readApplication(getContext().db, walked.uuid))?.identity_uuid ?? '';
  /** Saves a person's own phone number and their choice about texts. */
  const giveConsent = async (walked: Pick<WalkedLoan, 'uuid'>, opted: 'OPT_IN' | 'OPT_OUT' | null): Promise<string> => {
    const [phone, identity] = [`303555${randomInt(1000, 9999)}`, await loadIdentity(walked)];
    await changeAccount(getContext(), identity, { phone });
    if (opted)
      await getContext()
        .db.insertInto('message_consent')
        .values({ identity_uuid: identity, prompt_uuid: getSmsPrompt('SMS_TRANSACTIONAL').uuid, opted, source: 'test' })
        .execute();
    return phone;
  };
  const sendText = (phone: string, text: string) =>
    sendEvent(
      server.app,
      getContext(),
      { kind: 'sms', organisation: 'FIGURE' },
      {
        eventId: randomUUID(),
        type: 'received',
        reference: 'in',
        occurredAt: TUESDAY.toISOString(),
        data: { from: `+1${phone}`, text },
      },
    );

  test('are sent right away with a fixed subject and the gate’s sentence, as text and HTML', async () => {
    const della = await walkToStatus(server, 'delinquent');
    await settled(della);
    const [letter, ...others] = await fetchMessages(della.email);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      subject: 'We have a question for you',
      template: 'turn.delinquency-explain',
      applicationUuid: della.uuid,
    });
    const { explain } = await della.fetchStatusReply();
    for (const part of [
      'Hello Della,',
      `${String(explain['text'])} ${String(explain['ask'])}`,
      `/account/heloc/${della.uuid}`,
      '(888) 555-01',
    ])
      expect(letter?.text).toContain(part);
    expect(letter?.text).not.toContain('STOP');
    const html = letter?.html ?? '';
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain(String(explain['text']));
    // Nothing is loaded or executed, and there is one link, with its address written out below it.
    expect(html).not.toMatch(/<(?:img|link|script|iframe|style)|url\(|src=/i);
    expect(
      html
        .match(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/)
        ?.slice(1)
        .map((part) => part.replace('&amp;', '&')),
    ).toEqual([letter?.links[0], 'Continue my application']);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html.replaceAll('&amp;', '&')).toContain(`>${letter?.links[0]}</p>`);
    expect(letter?.links).toHaveLength(1);
  });

  test('are not sent when a turn starts on screen, remind once after two days, and end with the turn', async () => {
    const maria = await walkToStatus(server, 'found');
    expect(await fetchStates(maria, 'choose')).toEqual([
      '1 MAIL WAITING',
      '1 SMS WAITING',
      '2 MAIL WAITING',
      '2 SMS WAITING',
    ]);
    await advanceTime(2 * DAY - HOUR);
    await sweepTurns(getContext());
    expect(await fetchMessages(maria.email)).toEqual([]);
    await advanceTime(HOUR);
    await Promise.all([sweepTurns(getContext()), sweepTurns(getContext())]);
    await settled(maria);
    expect(await fetchMessages(maria.email)).toMatchObject([
      { template: 'turn.choose', text: expect.stringContaining('This is a reminder.') },
    ]);
    await write(maria, 'worker', { type: 'ApplicationWithdrawn', data: { reason: 'test' } });
    await advanceTime(10 * DAY);
    await sweepTurns(getContext());
    await settled(maria);
    expect(await fetchStates(maria, 'choose')).toEqual(['1 MAIL SENT', '1 SMS OVER', '2 MAIL OVER', '2 SMS OVER']);
    expect((await fetchMessages(maria.email)).map((letter) => letter.template)).toEqual(['turn.choose']);
  });

  test('are sent once for each turn of staff requests, and requests within minutes share one email', async () => {
    const maria = await walkToStatus(server, 'found');
    await write(maria, 'staff', postCondition('one'));
    await settled(maria);
    await advanceTime(5 * 60_000);
    await write(maria, 'staff', postCondition('two'));
    await write(maria, 'staff', postCondition('three'));
    expect(await fetchMessages(maria.email)).toHaveLength(1);
    await advanceTime(10 * 60_000);
    await Promise.all([sweepTurns(getContext()), sweepTurns(getContext())]);
    await settled(maria);
    expect((await fetchMessages(maria.email)).map((letter) => letter.subject)).toEqual([
      'We need something from you',
      'We need something from you',
    ]);
    // After their answer or a cleared condition less is needed: no message until they can continue.
    await write(maria, 'borrower', { type: 'ConditionAnswered', data: { id: 'one', documents: [] } });
    await advanceTime(HOUR);
    for (const id of ['one', 'two'])
      await write(maria, 'staff', { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'test' } });
    await sweepTurns(getContext());
    await settled(maria);
    expect(await fetchMessages(maria.email)).toHaveLength(2);
    await write(maria, 'staff', { type: 'ConditionCleared', data: { id: 'three', how: 'ACCEPTED', by: 'test' } });
    await settled(maria);
    expect((await fetchMessages(maria.email)).map((letter) => letter.template)).toEqual([
      'turn.choose',
      'turn.hold-borrower',
      'turn.hold-borrower',
    ]);
    expect((await fetchStates(maria, 'choose')).filter((state) => state.endsWith('WAITING'))).toHaveLength(4);
  });

  test('are queued in the transaction of the fact, and a refused fact leaves none', async () => {
    const maria = await walkToStatus(server, 'found');
    const before = await fetchRows(maria);
    await expect(
      write(maria, 'staff', postCondition('one'), {
        type: 'DeedRecorded',
        data: { papers: 1, instrumentNumber: '1', county: 'Boulder' },
      }),
    ).rejects.toThrow(Refused);
    expect(await fetchRows(maria)).toEqual(before);
  });

  test.each(['timeout', '5xx', 'malformed', 'late', 'duplicate', 'slow'] as const)(
    'arrive once from a mail server that is %s, however often the job runs',
    async (mode) => {
      const maria = await walkToStatus(server, 'found');
      await orderFault(getContext().db, 'mail', mode, 2, 0);
      await write(maria, 'staff', postCondition('one'));
      const [key] = (await fetchRows(maria))
        .filter((row) => row.gate === 'hold-borrower' && row.number === 0 && row.channel === 'MAIL')
        .map((row) => row.key);
      await Promise.all(
        [sendTurn(key!, getContext()), sendTurn(key!, getContext())].map((sent) => sent.catch(() => undefined)),
      );
      await settled(maria);
      await getContext().db.deleteFrom('sandbox_fault').execute();
      await sendTurn(key!, getContext());
      expect(await fetchMessages(maria.email)).toHaveLength(1);
    },
  );

  test('have no name, address or amount in a subject or text message', async () => {
    const all = (await readOutbox(getContext().db, getContext().vault)).filter((letter) =>
      letter.template.startsWith('turn.'),
    );
    expect(all.length).toBeGreaterThan(5);
    const { firstName, lastName, street } = getPersona('found');
    for (const letter of all)
      for (const text of [letter.subject, letter.channel === 'SMS' ? letter.text : '']) {
        for (const part of [firstName, lastName, street[0], street[1], letter.to, letter.applicationUuid ?? 'x', '$'])
          expect(text).not.toContain(part);
      }
  });

  describe('turn texts', () => {
    test.each([
      ['agreed', 'OPT_IN', 1],
      ['declined', 'OPT_OUT', 0],
      ['was never asked', null, 0],
    ] as const)('are sent to a borrower who %s', async (_who, opted, count) => {
      await setClock(TUESDAY);
      const maria = await walkToStatus(server, 'found');
      const phone = await giveConsent(maria, opted);
      await write(maria, 'staff', postCondition('one'));
      await settled(maria);
      const texts = await fetchMessages(phone, 'SMS');
      expect(texts).toHaveLength(count);
      expect(texts.map((one) => one.text)).toEqual(
        texts.map(() =>
          expect.stringMatching(
            /^[\w ]+: we need something from you before we can continue\. Log in where you applied\. Reply STOP to end texts\.$/,
          ),
        ),
      );
      expect(texts.every((one) => one.text.length <= 160 && one.links.length === 0)).toBe(true);
      expect((await fetchMessages(maria.email))[0]?.text.includes('Reply STOP to one')).toBe(count === 1);
    });

    test('wait for morning in the person’s time zone', async () => {
      await setClock(new Date('2026-11-18T04:00:00Z'));
      const maria = await walkToStatus(server, 'found');
      const phone = await giveConsent(maria, 'OPT_IN');
      await write(maria, 'staff', postCondition('one'));
      await settled(maria);
      expect([(await fetchMessages(maria.email)).length, (await fetchMessages(phone, 'SMS')).length]).toEqual([1, 0]);
      await setClock(new Date('2026-11-18T14:59:00Z'));
      await sweepTurns(getContext());
      expect(await fetchMessages(phone, 'SMS')).toEqual([]);
      await setClock(new Date('2026-11-18T15:00:00Z'));
      await sweepTurns(getContext());
      await settled(maria);
      expect(await fetchMessages(phone, 'SMS')).toHaveLength(1);
    });

    test('end with STOP for every kind with one reply, and START resumes those about the application', async () => {
      await setClock(TUESDAY);
      const maria = await walkToStatus(server, 'found');
      const phone = await giveConsent(maria, 'OPT_IN');
      const fetchAnswers = async () =>
        (await readOutbox(getContext().db, getContext().vault, phone))
          .filter((letter) => letter.template.startsWith('text.'))
          .map((letter) => letter.template);
      expect((await sendText(phone, ' Stop. ')).status).toBe(200);
      await expect.poll(fetchAnswers).toEqual(['text.stop']);
      await write(maria, 'staff', postCondition('one'));
      await settled(maria);
      expect(await fetchMessages(phone, 'SMS')).toEqual([]);
      const consents = await getContext()
        .db.selectFrom('message_consent')
        .select(['prompt_uuid', 'opted'])
        .where('identity_uuid', '=', await loadIdentity(maria))
        .where('opted', '=', 'OPT_OUT')
        .execute();
      expect(consents.map((row) => row.prompt_uuid).toSorted()).toEqual(
        [getSmsPrompt('SMS').uuid, getSmsPrompt('SMS_TRANSACTIONAL').uuid].toSorted(),
      );
      await sendText(phone, 'START');
      await expect.poll(fetchAnswers).toEqual(['text.start', 'text.stop']);
      await advanceTime(HOUR);
      await write(maria, 'staff', postCondition('two'));
      await settled(maria);
      expect(await fetchMessages(phone, 'SMS')).toHaveLength(1);
      expect((await sendText('2125550100', 'STOP')).status).toBe(202);
    });
  });

  test('email a deed-only signer once when the notary is ready, without mentioning the note', async () => {
    await setClock(TUESDAY);
    const cora = await walkToSigned(server, 'co-owner', 'co-deed');
    const mustSign = (await cora.answer(readSigners)).body['mustSign'] as { personUuid: string }[];
    const personUuid = mustSign[0]?.personUuid ?? '';
    const email = `signer-${personUuid}@example.com`;
    const named = {
      personUuid,
      firstName: 'Luis',
      lastName: 'Owens',
      role: 'CO_DEEDER',
      livesThere: 'UNKNOWN',
      email,
      phoneNumber: null,
    } as const;
    expect((await cora.answer(nameSigner, { body: named })).status).toBe(201);
    await write(cora, 'signer', { type: 'SignerInvitationOpened', data: { signer: personUuid } });
    await recordUntilGate(server, cora.uuid, 'note');
    await recordUntilGate(server, cora.uuid, 'deed');
    await expect
      .poll(async () => (await fetchMessages(email)).map((letter) => letter.template))
      .toEqual(['turn.deed-others']);
    await recordUntilGate(server, cora.uuid, 'deed-others');
    await recordUntilGate(server, cora.uuid, 'recording');
    await settled(cora);
    expect(await fetchMessages(email)).toMatchObject([
      {
        template: 'turn.deed-others',
        text: expect.stringMatching(
          /^Hello Luis,\n\nThe deed of trust is ready for your signature[\s\S]*\/account\/heloc\/heloc-signer\?/,
        ),
      },
    ]);
    expect(
      (await fetchRows(cora)).filter((row) => row.key.includes(personUuid) && row.number > 0).map((row) => row.state),
    ).toEqual(Array(3).fill('OVER'));
  });

  test('the completion email links to the closing page, not to the dashboard [ROUTE-057]', async () => {
    await setClock(TUESDAY);
    const maria = await walkToSigned(server, 'found', 'complete');
    await settled(maria);
    const done = (await fetchMessages(maria.email)).filter((letter) => letter.template === 'turn.complete');
    expect(done.map(({ subject, links }) => [subject, links.map((link) => new URL(link).pathname)])).toEqual([
      ['Your money is on its way', [`/account/heloc/${maria.uuid}/complete`]],
    ]);
    expect(applicationLocation(maria.uuid, { checklistStatus: 'COMPLETE' })).toBe('/');
  });

  test('an email about the right to cancel says what the borrower can do', async () => {
    await setClock(TUESDAY);
    const maria = await walkToSigned(server, 'found', 'rescission');
    await settled(maria);
    const dated = (await fetchMessages(maria.email)).filter((letter) => letter.template === 'turn.rescission');
    expect(dated.map(({ subject, text }) => [subject, text.split('\n\n')[1]])).toEqual([
      [
        'Your right to cancel',
        expect.stringMatching(
          /^You’ve signed\. You can cancel for free through \w{3}, \w{3} \d+, \d{4}\. The deadline is midnight at the end of that day, in your home’s time zone\.$/,
        ),
      ],
    ]);
  });

  test('a returned email opens a staff task, which ends with the turn', async () => {
    const { url } = await startMailServer({ answer: (command) => (command === 'RCPT' ? '550 no such person' : null) });
    const own = await createTestApp(await open('fresh'), {
      run: true,
      env: { SMTP_URL: url, MAIL_FROM: 'no-reply@lender.example' },
    });
    const della = await walkToStatus(own, 'delinquent');
    const fetchLetters = () =>
      own.context.db
        .selectFrom('turn_letter')
        .select('state')
        .where('number', '=', 0)
        .where('channel', '=', 'MAIL')
        .execute();
    await expect.poll(fetchLetters).toEqual([{ state: 'BOUNCED' }]);
    const fetchTasks = async () => {
      await syncStaffTasks(own.context, della.uuid);
      return (
        await own.context.db
          .selectFrom('desk_task')
          .select('gate')
          .where('application_uuid', '=', della.uuid)
          .where('kind', '=', 'TASK')
          .where('closed_at', 'is', null)
          .execute()
      ).map((task) => task.gate);
    };
    expect(await fetchTasks()).toEqual(['mail-bounced']);
    await record(own.context, della.uuid, () => [{ type: 'ApplicationWithdrawn', data: { reason: 'test' } }], {
      actor: { kind: 'staff', id: 'test' },
      requestId: 'test',
    });
    expect(await fetchTasks()).toEqual([]);
  });
});
