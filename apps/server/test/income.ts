import { randomUUID } from 'node:crypto';
import {
  completeIncomeLink,
  readIncome,
  sendIncomeDocuments,
  startIncomeLink,
  type SentBodyOf,
} from '@lintel/contract';
import type { FactType } from '@lintel/domain';
import { evidenceByStaff } from '../src/features/income/staff.ts';
import { record } from '../src/loan-file/record.ts';
import { insertDocument, NOTHING_YET } from '../src/records/document-store/documents.ts';
import { openSessions } from '../src/vendors/sandbox-plaid/sessions.ts';
import type { TestApp } from './app.ts';
import { walkOn } from './forward.ts';
import { byWorker } from './loans.ts';
import { factsIn, factsOfType, type Walked } from './walk.ts';

type IncomeSource = SentBodyOf<typeof startIncomeLink>['source'];

/** What a borrower at the income step does and sees. */
export function incomeOn(server: () => TestApp) {
  const atIncome = () => walkOn(server(), 'found', 'income');
  const income = (at: Walked) => at.send(readIncome);
  const factsOf = async (at: Walked) =>
    (await factsIn(server(), at.uuid)).map((fact) => ({
      type: fact.type,
      data: JSON.parse(fact.data) as Record<string, unknown>,
      request: fact.request_id,
      actor: fact.actor_kind,
    }));
  const of = (at: Walked, type: FactType) => factsOfType(server(), at.uuid, type);

  /**
   * Starts a link and logs in on the sandbox's page as this user. Returns the link and the state ID of its return page.
   */
  async function linkAs(at: Walked, source: IncomeSource, username: string) {
    const { linkUuid, url } = await at.send(startIncomeLink, { body: { source } });
    const sessions = openSessions(server().context.db, server().context.vault);
    const session = await sessions.byUser(linkUuid);
    await sessions.end(
      session?.token ?? '',
      username.startsWith('user_') ? { username, ended: 'DONE' } : { username: null, ended: username },
    );
    const returnUrl = new URL(session?.return_url ?? '');
    return {
      linkUuid,
      returnUrl,
      stateId: returnUrl.searchParams.get('oauth_state_id') ?? '',
      url,
    };
  }
  const complete = (at: Walked, link: { linkUuid: string; stateId: string }) =>
    at.answer(completeIncomeLink, {
      params: { linkUuid: link.linkUuid },
      body: { callback: { oauth_state_id: link.stateId } },
    });
  const showAs = async (at: Walked, source: IncomeSource, username: string) =>
    complete(at, await linkAs(at, source, username));

  /** Inserts uploads as the uploads feature does. */
  async function uploads(at: Walked, count: number, more: Record<string, unknown> = {}): Promise<string[]> {
    const uuids = Array.from({ length: count }, () => randomUUID());
    for (const uuid of uuids) {
      await insertDocument(server().context.db, {
        ...NOTHING_YET,
        uuid,
        application_uuid: at.uuid,
        organisation: 'FIGURE',
        audience: 'BORROWER',
        type: 'USER_UPLOADED_PAYSTUB',
        title: 'Paystub',
        origin: 'UPLOADED',
        state: 'READY',
        set_name: null,
        attempt: 1,
        position: 0,
        must_acknowledge: false,
        created_at: new Date(),
        ...more,
      });
    }
    return uuids;
  }
  const decide = (at: Walked, what: Parameters<typeof record>[2]) =>
    record(server().context, at.uuid, what, { ...byWorker, actor: { kind: 'staff', id: 'reader' } });

  /** Submits two pay stubs and has staff read them. */
  async function readByStaff(at: Walked, over: { amount?: number; employer?: string } = {}) {
    const documentUuids = await uploads(at, 2);
    await at.send(sendIncomeDocuments, { body: { source: 'MANUAL_PAYSTUB', documentUuids } });
    let month = 0;
    await decide(at, async (seen) => {
      const read = await evidenceByStaff(server().context, seen, {
        source: 'MANUAL_PAYSTUB',
        employer: 'Harbor Clinic',
        amount: 118_000 / 26,
        period: 'TWO_WEEKS',
        documentUuid: documentUuids[0] ?? '',
        ...over,
      });
      month = read.monthlyIncome;
      return read.facts;
    });
    return month;
  }

  return { atIncome, income, factsOf, of, linkAs, complete, showAs, uploads, decide, readByStaff };
}
