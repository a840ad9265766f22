import { randomUUID } from 'node:crypto';
import {
  completeIncomeLink,
  readIncome,
  sendIncomeDocuments,
  startIncomeLink,
  type SentBodyOf,
} from '@lintel/contract';
import type { FactType } from '@lintel/domain';
import { recordStaffReading } from '../src/features/income/staff.ts';
import { record } from '../src/loan-file/record.ts';
import { insertDocument, NOTHING_YET } from '../src/records/document-store/documents.ts';
import { openPlaidSessions } from '../src/vendors/sandbox-plaid/sessions.ts';
import type { TestApp } from './app.ts';
import { WORKER_META } from './loans.ts';
import { walkToGate } from './walk-to-gate.ts';
import { loadFacts, loadFactsOfType, type WalkedLoan } from './walk.ts';

type IncomeSource = SentBodyOf<typeof startIncomeLink>['source'];

/** Creates the actions and reads of a borrower at the income step. */
export function createIncomeActions(server: () => TestApp) {
  const driveToIncome = () => walkToGate(server(), 'found', 'income');
  const fetchIncome = (walked: WalkedLoan) => walked.send(readIncome);
  const fetchAllFacts = async (walked: WalkedLoan) =>
    (await loadFacts(server(), walked.uuid)).map((fact) => ({
      type: fact.type,
      data: JSON.parse(fact.data) as Record<string, unknown>,
      request: fact.request_id,
      actor: fact.actor_kind,
    }));
  const fetchFacts = (walked: WalkedLoan, type: FactType) => loadFactsOfType(server(), walked.uuid, type);

  /**
   * Starts a link and logs in on the sandbox's page as this user. Returns the link and the state ID of its return page.
   */
  async function linkIncome(walked: WalkedLoan, source: IncomeSource, username: string) {
    const { linkUuid, url } = await walked.send(startIncomeLink, { body: { source } });
    const sessions = openPlaidSessions(server().context.db, server().context.vault);
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
  const completeLink = (walked: WalkedLoan, link: { linkUuid: string; stateId: string }) =>
    walked.answer(completeIncomeLink, {
      params: { linkUuid: link.linkUuid },
      body: { callback: { oauth_state_id: link.stateId } },
    });
  const linkAndComplete = async (walked: WalkedLoan, source: IncomeSource, username: string) =>
    completeLink(walked, await linkIncome(walked, source, username));

  /** Inserts uploads as the uploads feature does. */
  async function insertUploads(
    walked: WalkedLoan,
    count: number,
    changes: Record<string, unknown> = {},
  ): Promise<string[]> {
    const uuids = Array.from({ length: count }, () => randomUUID());
    for (const uuid of uuids) {
      await insertDocument(server().context.db, {
        ...NOTHING_YET,
        uuid,
        application_uuid: walked.uuid,
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
        ...changes,
      });
    }
    return uuids;
  }
  const recordAsStaff = (walked: WalkedLoan, facts: Parameters<typeof record>[2]) =>
    record(server().context, walked.uuid, facts, { ...WORKER_META, actor: { kind: 'staff', id: 'reader' } });

  /** Submits two pay stubs and has staff read them. */
  async function readPaystubsAsStaff(walked: WalkedLoan, changes: { amount?: number; employer?: string } = {}) {
    const documentUuids = await insertUploads(walked, 2);
    await walked.send(sendIncomeDocuments, { body: { source: 'MANUAL_PAYSTUB', documentUuids } });
    let monthlyIncome = 0;
    await recordAsStaff(walked, async (scope) => {
      const evidence = await recordStaffReading(server().context, scope, {
        source: 'MANUAL_PAYSTUB',
        employer: 'Harbor Clinic',
        amount: 118_000 / 26,
        period: 'TWO_WEEKS',
        documentUuid: documentUuids[0] ?? '',
        ...changes,
      });
      monthlyIncome = evidence.monthlyIncome;
      return evidence.facts;
    });
    return monthlyIncome;
  }

  return {
    driveToIncome,
    fetchIncome,
    fetchAllFacts,
    fetchFacts,
    linkIncome,
    completeLink,
    linkAndComplete,
    insertUploads,
    recordAsStaff,
    readPaystubsAsStaff,
  };
}
