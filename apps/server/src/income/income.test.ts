import { randomUUID } from 'node:crypto';
import type { FactType } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { walkOn } from '../../test/forward.ts';
import { byWorker } from '../../test/loans.ts';
import { tablesWith } from '../../test/stored-text.ts';
import { factsIn, factsOfType, type Walked } from '../../test/walk.ts';
import { readAnswers } from '../application/answers.ts';
import { insertDocument, NOTHING_YET } from '../documents/store.ts';
import { record } from '../loan-file/record.ts';
import { openSessions } from '../sandbox/plaid/sessions.ts';
import { orderFault } from '../vendors/faults.ts';
import { incomeProviders } from '../vendors/income/providers.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { evidencedIncome } from './evidence.ts';
import { recordsOf } from './records.ts';
import { employmentByStaff, evidenceByStaff, returnDocuments } from './staff.ts';
import { confirmEmployment } from './work.ts';

interface Income {
  statedIncome: number; offerIncome: number; verifiedIncome: number | null; submittedAt: string | null;
  records: { recordUuid: string; state: string; verification: string; amount: number; source: string; aside: string | null }[];
  left: { reason: string; nextActions: string[] } | null; returned: { reason: string; by: string } | null; methods: { source: string; slug: string }[];
}

onOneDatabase('income', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
  });

  const atIncome = () => walkOn(server, 'found', 'income');
  const get = (at: Walked, path: string) => at.client.call('GET', `${at.k}${path}`);
  const post = async (at: Walked, path: string, body: unknown) => at.client.call('POST', `${at.k}${path}`, body, await at.version());
  const put = async (at: Walked, path: string, body: unknown) => at.client.call('PUT', `${at.k}${path}`, body, await at.version());
  const income = async (at: Walked) => (await get(at, '/income')).body as unknown as Income;
  const factsOf = async (at: Walked) => (await factsIn(server, at.uuid)).map((fact) => ({ type: fact.type, data: JSON.parse(fact.data) as Record<string, unknown>, request: fact.request_id, actor: fact.actor_kind }));
  const of = (at: Walked, type: FactType) => factsOfType(server, at.uuid, type);

  /** Begins a link and logs in on the sandbox's page as this user; answers the link and the state id of its return page. */
  async function linkAs(at: Walked, source: string, username: string) {
    const begun = await post(at, '/income/links', { source });
    expect(begun.status).toBe(201);
    const linkUuid = String(begun.body['linkUuid']);
    const sessions = openSessions(server.context.db, server.context.vault);
    const session = await sessions.byUser(linkUuid);
    await sessions.end(session?.token ?? '', username.startsWith('user_') ? { username, ended: 'DONE' } : { username: null, ended: username });
    const returnUrl = new URL(session?.return_url ?? '');
    return { linkUuid, returnUrl, stateId: returnUrl.searchParams.get('oauth_state_id') ?? '', url: String(begun.body['url']) };
  }
  const complete = (at: Walked, link: { linkUuid: string; stateId: string }) => post(at, `/income/links/${link.linkUuid}/completion`, { callback: { oauth_state_id: link.stateId } });
  const showAs = async (at: Walked, source: string, username: string) => complete(at, await linkAs(at, source, username));

  describe('linked', () => {
    test('offers the ways to show income, the fastest first, and says what was stated [ENUM-023, DATA-039]', async () => {
      const maria = await atIncome();
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      const seen = await income(maria);
      expect(seen).toMatchObject({ statedIncome: 118_000, offerIncome: 118_000, verifiedIncome: null, records: [], left: null, submittedAt: null, returned: null });
      expect(seen.methods.map((method) => method.slug)).toEqual(['truv-payroll', 'plaid-transactions', 'pointserv-tax', 'manual-paystub', 'other']);
    });

    test.each(['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX'])('%s that carries the offer is the fact of a match, and the file goes on [APP-022, SCREEN-077]', async (source) => {
      const maria = await atIncome();
      const answer = await showAs(maria, source, 'user_good');
      expect(answer.body).toMatchObject({ status: { checklistStatus: 'IDENTITY_VERIFICATION' }, record: { source, amount: 118_000, verification: 'VERIFIED', state: 'MATCHED' }, left: null });
      const fact = (await factsOf(maria)).find(({ type }) => type === 'IncomeEvidenced');
      expect(fact).toMatchObject({ actor: 'worker', data: { accepted: 'MATCH', matched: true, manual: false, source, attempt: 1 } });
      expect((await maria.standing() as unknown as { uwSubDecision: string }).uwSubDecision).toBe('VERIFIED_INCOME_MATCHED_OFFER');
    });

    test('brings one record for each link, whatever repeats: another tab, a reload, both at once [SCREEN-036]', async () => {
      const maria = await atIncome();
      const link = await linkAs(maria, 'TRUV_PAYROLL', 'user_less');
      const answers = await Promise.all([complete(maria, link), complete(maria, link), complete(maria, link)]);
      const again = await complete(maria, link);
      expect([...answers, again].map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      expect(new Set([...answers, again].map((answer) => (answer.body['record'] as { recordUuid: string }).recordUuid)).size).toBe(1);
      expect((await income(maria)).records).toHaveLength(1);
      expect((await server.context.vendors.gateway.ledger.of(maria.uuid)).filter((row) => row.op === 'income.read')).toHaveLength(1);
      expect((await showAs(maria, 'POINTSERV_TAX', 'user_good')).status).toBe(200);
      expect((await complete(maria, link)).body['record']).toMatchObject({ state: 'STORED', aside: 'SAME_INCOME' });
      expect(await of(maria, 'IncomeEvidenced')).toHaveLength(1);
    });

    test('comes back to the page of its source, found by the state id, and by nobody else [SCREEN-036, SCREEN-080]', async () => {
      const [maria, other] = [await atIncome(), await atIncome()];
      const bank = await linkAs(maria, 'PLAID_TRANSACTIONS', 'user_good');
      const tax = await linkAs(maria, 'POINTSERV_TAX', 'user_good');
      expect([bank.returnUrl.pathname, tax.returnUrl.pathname]).toEqual(['/account/heloc/plaid-oauth-success', `/account/heloc/${maria.uuid}/income/pointserv-callback`]);
      const at = (who: Walked, stateId: string) => who.client.call('GET', `/service-krang-heloc/borrower/secure/api/v1/links/${stateId}`);
      expect((await at(maria, bank.stateId)).body).toMatchObject({ applicationUuid: maria.uuid, purpose: 'INCOME', link: { linkUuid: bank.linkUuid, state: 'OPEN', mode: 'redirect' } });
      await complete(maria, bank);
      expect((await at(maria, bank.stateId)).body).toMatchObject({ link: { state: 'DONE', url: null } });
      for (const [who, id] of [[other, bank.stateId], [maria, randomUUID()], [maria, 'nothing']] as const) expect((await at(who, id)).body['status']).toBe('not-found');
      expect((await get(other, `/income/links/${bank.linkUuid}`)).body['status']).toBe('not-found');
    });

    test('refuses an answer that belongs to another connection, a link that is over, and a source that is not offered', async () => {
      const maria = await atIncome();
      const [one, two] = [await linkAs(maria, 'TRUV_PAYROLL', 'user_good'), await linkAs(maria, 'PLAID_TRANSACTIONS', 'user_good')];
      expect((await complete(maria, { linkUuid: one.linkUuid, stateId: two.stateId })).body['status']).toBe('link-mismatch');
      await server.context.db.updateTable('income_link').set({ expires_at: new Date(0) }).where('uuid', '=', one.linkUuid).execute();
      expect((await complete(maria, one)).body['status']).toBe('link-expired');
      expect((await get(maria, `/income/links/${one.linkUuid}`)).body).toMatchObject({ state: 'EXPIRED', url: null });
      for (const source of ['TRUV_FINANCIAL_ACCOUNTS', 'EMPINFO', 'UNKNOWN']) expect((await post(maria, '/income/links', { source })).body['status']).toBe('source-not-offered');
      expect((await income(maria)).records).toEqual([]);
    });

    test.each([
      ['close', 'CLOSED', 'TRY_AGAIN'], ['not-found', 'NOT_FOUND', 'ANOTHER_SOURCE'], ['mfa', 'MFA_FAILED', 'TRY_AGAIN'], ['down', 'INSTITUTION_DOWN', 'WAIT'], ['locked', 'LOCKED', 'ANOTHER_SOURCE'],
    ])('a link left by %s says %s, and what makes sense now [SCREEN-078, SCREEN-073]', async (exit, reason, first) => {
      const maria = await atIncome();
      for (const source of ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS']) {
        const link = await linkAs(maria, source, exit);
        const answer = await complete(maria, link);
        expect(answer.body).toMatchObject({ record: null, left: { reason, source } });
        expect((answer.body['left'] as { nextActions: string[] }).nextActions[0]).toBe(first);
        expect((await complete(maria, link)).body['left']).toEqual(answer.body['left']);
        expect((await post(maria, `/income/links/${link.linkUuid}/exit`, { reason: 'CLOSED' })).body['nextActions']).toContain('TRY_AGAIN');
      }
      expect((await income(maria)).left).toMatchObject({ reason });
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
    });

    test('a source that is still reading is shown as being read, and settles by itself', { timeout: 20_000 }, async () => {
      const maria = await atIncome();
      const answer = await showAs(maria, 'TRUV_PAYROLL', 'user_slow');
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW' });
      await expect.poll(maria.status, { timeout: 15_000 }).toBe('IDENTITY_VERIFICATION');
      expect((await income(maria)).records).toMatchObject([{ verification: 'VERIFIED', state: 'MATCHED', amount: 118_000 }]);
      expect(await of(maria, 'IncomeEvidenced')).toHaveLength(1);
    });

    test.each(['timeout', '5xx', 'malformed', 'late', 'duplicate', 'slow'] as const)('an answer that is %s is still one record and one fact', { timeout: 20_000 }, async (mode) => {
      const maria = await atIncome();
      const link = await linkAs(maria, 'TRUV_PAYROLL', 'user_good');
      await orderFault(server.context.db, 'income', mode, 1, 0.2);
      expect((await complete(maria, link)).status).toBe(200);
      await expect.poll(maria.status, { timeout: 15_000 }).toBe('IDENTITY_VERIFICATION');
      expect([(await income(maria)).records.length, (await of(maria, 'IncomeEvidenced')).length]).toEqual([1, 1]);
    });

    test('what the person brought back is kept for the question that is put again', { timeout: 20_000 }, async () => {
      const maria = await atIncome();
      const { linkUuid } = (await post(maria, '/income/links', { source: 'TRUV_PAYROLL' })).body;
      await orderFault(server.context.db, 'income', '5xx', 1, 0);
      const answer = await post(maria, `/income/links/${String(linkUuid)}/completion`, { publicToken: 'public-sandbox-user_good' });
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW' });
      await expect.poll(maria.status, { timeout: 15_000 }).toBe('IDENTITY_VERIFICATION');
    });

    test('a link that cannot be begun says so and leaves nothing behind', async () => {
      const maria = await atIncome();
      await orderFault(server.context.db, 'income', '5xx', 1, 0);
      expect((await post(maria, '/income/links', { source: 'TRUV_PAYROLL' })).body['status']).toBe('vendor-unavailable');
      expect(await server.context.db.selectFrom('income_link').select('uuid').where('application_uuid', '=', maria.uuid).execute()).toEqual([]);
    });
  });

  describe('less than stated', () => {
    test('is a record and no fact, and the same pay elsewhere adds nothing to it, until one source carries the offer [SCREEN-077]', async () => {
      const maria = await atIncome();
      await showAs(maria, 'TRUV_PAYROLL', 'user_less');
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      expect(await income(maria)).toMatchObject({ verifiedIncome: 101_480, records: [{ state: 'STORED', amount: 101_480 }] });
      await showAs(maria, 'POINTSERV_TAX', 'user_part');
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      expect(await income(maria)).toMatchObject({ verifiedIncome: 101_480, records: [{ aside: null }, { amount: 70_800, verification: 'VERIFIED', state: 'STORED', aside: 'SAME_INCOME' }] });
      const stranger = await showAs(maria, 'PLAID_TRANSACTIONS', 'user_stranger');
      expect(stranger.body['record']).toMatchObject({ verification: 'PENDING_REVIEW', state: 'STORED', aside: 'OTHER_HOLDER', amount: 0, employer: null });
      expect([await maria.status(), (await income(maria)).verifiedIncome, await of(maria, 'IncomeEvidenced')]).toEqual(['INCOME_VERIFICATION', 101_480, []]);
      const tables = ['income_link', 'income_record', 'income_evidence', 'sandbox_link', 'vendor_ledger', 'fact'] as const;
      expect(await tablesWith(server, tables, /robin stranger/i)).toEqual([]);
      expect((await recordsOf(server.context.vault, server.context.db, maria.uuid)).map(({ holders }) => holders?.[0])).toEqual([expect.stringMatching(/^MARIA /), expect.stringMatching(/^MARIA /), 'ROBIN STRANGER']);
      await showAs(maria, 'PLAID_TRANSACTIONS', 'user_good');
      expect(await maria.status()).toBe('IDENTITY_VERIFICATION');
      const [fact] = await of(maria, 'IncomeEvidenced');
      expect(fact).toMatchObject({ accepted: 'MATCH', matched: true, source: 'PLAID_TRANSACTIONS' });
      expect((await income(maria)).records.map((one) => one.state)).toEqual(['STORED', 'STORED', 'STORED', 'MATCHED']);
    });

    test('is accepted as shown, with the new price in the same transaction; another figure is shown first', async () => {
      const maria = await atIncome();
      await showAs(maria, 'TRUV_PAYROLL', 'user_less');
      const { records: [first] } = await income(maria);
      const recordUuids = [first?.recordUuid ?? ''];
      expect((await post(maria, '/income/acceptance', { recordUuids, verifiedIncome: 118_000 })).body['status']).toBe('quote-changed');
      expect((await post(maria, '/income/acceptance', { recordUuids: [randomUUID()], verifiedIncome: 101_480 })).body).toMatchObject({ status: 'quote-changed', data: { verifiedIncome: 101_480 } });
      expect((await post(maria, '/income/acceptance', { recordUuids, verifiedIncome: 101_480 })).status).toBe(200);
      const after = (await factsOf(maria)).slice(-2);
      expect(after.map((fact) => fact.type)).toEqual(['IncomeEvidenced', 'OffersPriced']);
      expect(after[0]?.request).toBe(after[1]?.request);
      expect(after[0]?.data).toMatchObject({ accepted: 'BORROWER', matched: false });
      expect((await income(maria)).records).toMatchObject([{ state: 'ACCEPTED' }]);
      const { projection } = await server.context.db.selectFrom('application').select('projection').where('uuid', '=', maria.uuid).executeTakeFirstOrThrow();
      expect(await evidencedIncome(server.context.vault, server.context.db, maria.uuid, projection)).toBe(101_480);
      expect((await readAnswers(server.context.vault, server.context.db, maria.uuid)).applicant.income.primary).toBe(118_000);
    });

    test('nothing found is said so, and counts for nothing', async () => {
      const maria = await atIncome();
      expect((await showAs(maria, 'PLAID_TRANSACTIONS', 'user_none')).body['record']).toMatchObject({ verification: 'FAILED_VERIFICATION', amount: 0 });
      expect(await income(maria)).toMatchObject({ verifiedIncome: null });
    });
  });

  /** Puts uploads there as the uploads feature will. */
  async function uploads(at: Walked, count: number, more: Record<string, unknown> = {}): Promise<string[]> {
    const uuids = Array.from({ length: count }, () => randomUUID());
    for (const uuid of uuids) {
      await insertDocument(server.context.db, {
        ...NOTHING_YET, uuid, application_uuid: at.uuid, organisation: 'FIGURE', audience: 'BORROWER', type: 'USER_UPLOADED_PAYSTUB', title: 'Paystub', origin: 'UPLOADED', state: 'READY',
        set_name: null, attempt: 1, position: 0, must_acknowledge: false, created_at: new Date(), ...more,
      });
    }
    return uuids;
  }
  const decide = (at: Walked, what: Parameters<typeof record>[2]) => record(server.context, at.uuid, what, { ...byWorker, actor: { kind: 'staff', id: 'reader' } });

  /** Two pay stubs are sent and read by a person. */
  async function readByStaff(at: Walked, over: { amount?: number; employer?: string } = {}) {
    const documentUuids = await uploads(at, 2);
    expect((await post(at, '/income/documents', { source: 'MANUAL_PAYSTUB', documentUuids })).status).toBe(200);
    let month = 0;
    await decide(at, async (seen) => {
      const read = await evidenceByStaff(server.context, seen, { source: 'MANUAL_PAYSTUB', employer: 'Harbor Clinic', amount: 118_000 / 26, period: 'TWO_WEEKS', documentUuid: documentUuids[0] ?? '', ...over });
      month = read.monthlyIncome;
      return read.facts;
    });
    return month;
  }

  describe('documents', () => {
    test('need as many of the right kind as the source asks for, one’s own, ready and not refused', async () => {
      const [maria, other] = [await atIncome(), await atIncome()];
      const send = async (documentUuids: string[]) => (await post(maria, '/income/documents', { source: 'MANUAL_PAYSTUB', documentUuids })).body;
      const [mine, theirs] = [await uploads(maria, 1), await uploads(other, 1)];
      expect(await send(mine)).toMatchObject({ status: 'documents-missing', message: 'Add the documents asked for: 1 more.' });
      expect(await send([...mine, ...theirs])).toMatchObject({ status: 'documents-missing' });
      expect(await send([...mine, ...(await uploads(maria, 1, { type: 'PASSPORTFRONT' }))])).toMatchObject({ status: 'documents-missing' });
      expect(await send([...mine, ...(await uploads(maria, 1, { state: 'SCANNING' }))])).toMatchObject({ status: 'documents-missing' });
      expect(await send([...mine, ...(await uploads(maria, 1, { state: 'REFUSED' }))])).toMatchObject({ status: 'document-refused' });
      expect(await of(maria, 'IncomeDocumentsSubmitted')).toEqual([]);
    });

    test('are read by a person, who then has the employer asked', async () => {
      const maria = await atIncome();
      expect(await readByStaff(maria)).toBe(9833.33);
      expect(await maria.status()).toBe('EMPLOYMENT_VERIFICATION');
      expect((await of(maria, 'IncomeEvidenced'))[0]).toMatchObject({ accepted: 'STAFF', manual: true, matched: true, source: 'MANUAL_PAYSTUB' });
      expect((await income(maria)).records).toMatchObject([{ state: 'READ' }]);
      expect((await get(maria, '/income/employer-verification')).body).toMatchObject({ state: 'NONE', employerName: 'Harbor Clinic' });
    });

    test('wait for staff, are not sent twice, and a link settles it meanwhile', async () => {
      const maria = await atIncome();
      await post(maria, '/income/documents', { source: 'MANUAL_PAYSTUB', documentUuids: await uploads(maria, 2) });
      expect((await maria.standing()) as unknown as { gate: string }).toMatchObject({ gate: 'income-review', explain: { owner: 'US' } });
      expect((await income(maria)).submittedAt).not.toBeNull();
      expect((await post(maria, '/income/documents', { source: 'MANUAL_PAYSTUB', documentUuids: await uploads(maria, 2) })).body['status']).toBe('not-at-this-step');
      await showAs(maria, 'TRUV_PAYROLL', 'user_good');
      expect(await maria.status()).toBe('IDENTITY_VERIFICATION');
    });

    test('come back with the reader’s words, and all ways are open again', async () => {
      const maria = await atIncome();
      await post(maria, '/income/documents', { source: 'MANUAL_PAYSTUB', documentUuids: await uploads(maria, 2) });
      await decide(maria, (seen) => returnDocuments(server.context, seen, { reason: 'PAGE_MISSING', commentsToBorrower: 'The second page is missing.' }));
      expect((await maria.standing()) as unknown as { gate: string }).toMatchObject({ gate: 'income' });
      expect(await income(maria)).toMatchObject({ submittedAt: null, returned: { reason: 'The second page is missing.', by: 'STAFF' } });
      await post(maria, '/income/documents', { source: 'MANUAL_PAYSTUB', documentUuids: await uploads(maria, 2) });
      expect(await income(maria)).toMatchObject({ returned: null });
    });

    test('that show less are priced again by what they show', async () => {
      const maria = await atIncome();
      await readByStaff(maria, { amount: 3000 });
      const [evidence, priced] = (await factsOf(maria)).slice(-2);
      expect([evidence?.data['matched'], priced?.type]).toEqual([false, 'OffersPriced']);
      const { projection } = await server.context.db.selectFrom('application').select('projection').where('uuid', '=', maria.uuid).executeTakeFirstOrThrow();
      expect(await evidencedIncome(server.context.vault, server.context.db, maria.uuid, projection)).toBe(78_000);
    });
  });

  describe('at work', () => {
    const whom = { way: 'CONTACT', employerName: 'Harbor Clinic', contactName: 'Pat Lee', phoneNumber: '(303) 555-0142', workEmail: '', contactConsent: true };
    const path = '/income/employer-verification';

    test('the employer is asked, and confirms [ROUTE-052]', async () => {
      const maria = await atIncome();
      await readByStaff(maria);
      expect((await put(maria, path, { ...whom, contactConsent: false })).body['status']).toBe('consent-missing');
      expect((await put(maria, path, { ...whom, phoneNumber: '' })).body['errors']).toMatchObject([{ field: 'phoneNumber', message: 'Enter a work phone number or email' }]);
      expect((await put(maria, path, whom)).status).toBe(200);
      await expect.poll(maria.status, { timeout: 10_000 }).toBe('IDENTITY_VERIFICATION');
      expect((await of(maria, 'EmploymentConfirmed'))[0]).toMatchObject({ by: 'EMPLOYER', attempt: 1 });
      expect((await get(maria, path)).body).toMatchObject({ state: 'CONFIRMED', phoneNumber: '3035550142' });
    });

    test('one who does not confirm leads back to the income, with the reason, and what was read counts no more', async () => {
      const maria = await atIncome();
      await readByStaff(maria);
      await put(maria, path, { ...whom, employerName: 'Gone Industries' });
      await expect.poll(maria.status, { timeout: 10_000 }).toBe('INCOME_VERIFICATION');
      const now = await income(maria);
      expect(now).toMatchObject({ returned: { by: 'EMPLOYER', reason: 'Your employer did not confirm that you work there.' }, verifiedIncome: null, records: [{ state: 'READ', verification: 'FAILED_VERIFICATION' }] });
      expect((await post(maria, '/income/acceptance', { recordUuids: now.records.map((one) => one.recordUuid), verifiedIncome: 118_000 })).body['status']).toBe('quote-changed');
      await showAs(maria, 'POINTSERV_TAX', 'user_little');
      expect([await maria.status(), (await income(maria)).verifiedIncome]).toEqual(['INCOME_VERIFICATION', 23_600]);
    });

    test('one who is silent is asked once; another contact is another question, and no other fact', async () => {
      const maria = await atIncome();
      await readByStaff(maria);
      await put(maria, path, { ...whom, employerName: 'Silent Works' });
      await expect.poll(async () => (await server.context.vendors.gateway.ledger.of(maria.uuid)).filter((row) => row.op === 'income.confirmEmployment').length, { timeout: 10_000 }).toBe(1);
      expect((await get(maria, path)).body).toMatchObject({ state: 'ASKED', contactName: 'Pat Lee', employerName: 'Silent Works' });
      expect((await put(maria, path, whom)).status).toBe(200);
      await expect.poll(maria.status, { timeout: 10_000 }).toBe('IDENTITY_VERIFICATION');
      expect([(await of(maria, 'EmployerContactGiven')).length, (await of(maria, 'EmploymentConfirmed')).length]).toEqual([1, 1]);
    });

    test('staff confirm what they heard, where nobody else asks too', async () => {
      const maria = await atIncome();
      await readByStaff(maria);
      await put(maria, path, { ...whom, employerName: 'Silent Works' });
      const deskAlone = { ...server.context, vendors: { ...server.context.vendors, income: incomeProviders({ sandbox: null, plaid: null }) } };
      await confirmEmployment({ uuid: maria.uuid, gate: 'employer', attempt: 1, key: 'asked' }, deskAlone);
      expect([await maria.status(), await of(maria, 'EmploymentConfirmed')]).toEqual(['EMPLOYMENT_VERIFICATION', []]);
      await decide(maria, (seen) => employmentByStaff(server.context, seen, null));
      expect(await maria.status()).toBe('IDENTITY_VERIFICATION');
    });

    test('a code goes to the borrower’s own address there: five tries, fifteen minutes; the right one leaves the employment to the desk', async () => {
      const maria = await atIncome();
      await readByStaff(maria);
      const email = `maria.${randomUUID().slice(0, 8)}@harborclinic.example`;
      const own = { way: 'WORK_EMAIL', employerName: 'Harbor Clinic', contactName: '', phoneNumber: '', workEmail: email, contactConsent: true };
      expect((await put(maria, path, { ...own, workEmail: 'maria@gmail.com' })).body['errors']).toMatchObject([{ field: 'workEmail' }]);
      await put(maria, path, own);
      const mails = () => readOutbox(server.context.db, server.context.vault, email);
      await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(1);
      const code = (await mails())[0]?.codes[0] ?? '';
      expect((await get(maria, path)).body).toMatchObject({ state: 'CODE_SENT', workEmail: email });
      const wrong = code === '000000' ? '000001' : '000000';
      for (let n = 0; n < 5; n += 1) expect((await post(maria, `${path}/code`, { code: wrong })).body['status']).toBe('code-wrong');
      expect((await post(maria, `${path}/code`, { code })).body['status']).toBe('code-expired');
      await put(maria, path, own);
      await expect.poll(async () => (await mails()).length, { timeout: 10_000 }).toBe(2);
      const next = (await mails())[0]?.codes[0] ?? '';
      expect((await post(maria, `${path}/code`, { code: `${next.slice(0, 3)} ${next.slice(3)}` })).body).toMatchObject({ status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' } });
      expect([await of(maria, 'EmploymentConfirmed'), (await get(maria, path)).body]).toMatchObject([[], { state: 'ASKED', way: 'WORK_EMAIL' }]);
      await decide(maria, (seen) => employmentByStaff(server.context, seen, null));
      expect([await maria.status(), (await of(maria, 'EmploymentConfirmed'))[0]]).toMatchObject(['IDENTITY_VERIFICATION', { by: 'STAFF' }]);
      expect(await of(maria, 'EmployerContactGiven')).toHaveLength(1);
    });
  });

  test('keeps amounts, employers, addresses and tokens of links sealed', async () => {
    const maria = await atIncome();
    await showAs(maria, 'PLAID_TRANSACTIONS', 'user_less');
    expect(await tablesWith(server, ['income_link', 'income_record', 'income_evidence', 'sandbox_link', 'vendor_ledger', 'fact'], /101480|Front Range|user-sandbox-|hosted|harborclinic/i)).toEqual([]);
  });
});
