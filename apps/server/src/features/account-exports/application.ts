import { BORROWER, getStatus } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { findGivenSsn, hasAnswers, loadContact, readAnswers } from '../../records/answers/index.ts';
import { loadConsents } from '../../records/consents/index.ts';
import { documentShapes, documentsFor } from '../../records/document-store/index.ts';
import { readHomeValue } from '../../records/home/index.ts';
import { loadDebts, toLiability } from '../../records/liabilities/index.ts';
import { readConfirmedChoice } from '../../records/offer-sets/index.ts';
import { loadAccountReplies } from '../bank/index.ts';
import { loadOwnConditions, toConditionReply } from '../conditions/index.ts';
import { loadLetters } from '../documents/index.ts';
import { loadApplicationExperiments } from '../experiments/index.ts';
import { findServicedAccount } from '../servicing/index.ts';
import { packDocuments } from './documents.ts';
import { toJsonFile, type ExportFile } from './export-file.ts';
import { formatHistoryCsv, loadHistory } from './history.ts';
import { EXPORT } from './words.ts';

/**
 * Yields the files about one application in a copy of the borrower's data: what they can see in the app, and their
 * consents. Leaves out the lender's notes, reviews and checks, and everything about other people.
 */
export async function* packApplication(context: Context, row: ApplicationRow): AsyncGenerator<ExportFile> {
  const { db } = context;
  const loan = { ...row, audience: BORROWER };
  const folder = `applications/${row.loan_number}`;
  const { files } = EXPORT;
  const documents = await documentsFor(db, loan);
  const history = await loadHistory(db, row.uuid);
  yield toJsonFile(`${folder}/application.json`, files.application, await loadOwnAnswers(context, row));
  yield toJsonFile(`${folder}/history.json`, files.history, history);
  yield { path: `${folder}/history.csv`, about: files.historyCsv, isText: true, content: [formatHistoryCsv(history)] };
  yield toJsonFile(`${folder}/consents.json`, files.consents, await loadConsentLines(context, row.uuid));
  yield toJsonFile(
    `${folder}/conditions.json`,
    files.conditions,
    (await loadOwnConditions(db, row, loan)).map((one) => toConditionReply(row, one)),
  );
  yield toJsonFile(
    `${folder}/debts.json`,
    files.debts,
    (await loadDebts(context.vault, db, row.uuid)).map((debt) => toLiability(debt, row.projection)),
  );
  yield toJsonFile(`${folder}/bank-accounts.json`, files.bankAccounts, await loadAccountReplies(context, row.uuid));
  yield toJsonFile(`${folder}/line.json`, files.line, await findServicedAccount(context, row.uuid));
  yield toJsonFile(`${folder}/experiments.json`, files.experiments, await loadApplicationExperiments(db, row.uuid));
  yield toJsonFile(
    `${folder}/notifications.json`,
    files.notifications,
    ((await context.loadOwnNotifications?.(loan, row.identity_uuid)) ?? []).map(({ timestamp, title, body }) => ({
      at: timestamp,
      title,
      body,
    })),
  );
  yield toJsonFile(`${folder}/letters.json`, files.letters, await loadLetters(context, loan));
  yield toJsonFile(`${folder}/documents.json`, files.documents, documentShapes(row.projection, documents));
  yield* packDocuments(context, folder, documents);
}

/** The answers and the chosen offer. Names and income of co-owners are theirs, so they are left out. */
async function loadOwnAnswers(context: Context, row: ApplicationRow) {
  const { db, vault } = context;
  const { uuid } = row;
  const head = {
    loanNumber: String(row.loan_number),
    startedAt: row.created_at.toISOString(),
    status: getStatus(row.projection),
  };
  if (!(await hasAnswers(db, uuid))) return head;
  const { applicant, home } = await readAnswers(vault, db, uuid);
  const { coDeeders: _theirs, ...income } = applicant.income;
  const { maritalStatus, citizenship, yearsAtAddress } = await loadContact(vault, db, uuid);
  const ssn = await findGivenSsn(vault, db, uuid);
  return {
    ...head,
    you: {
      ...applicant,
      income,
      maritalStatus,
      citizenship,
      yearsAtAddress,
      socialSecurityNumber: ssn && `***-**-${ssn.slice(-4)}`,
    },
    home: { ...home, value: await readHomeValue(context, db, uuid) },
    chosenOffer: (await readConfirmedChoice(context, db, uuid))?.quote ?? null,
  };
}

async function loadConsentLines({ db }: Context, uuid: string) {
  return (await loadConsents(db, uuid)).map(({ type, version, opted, ip, user_agent: browser, at }) => ({
    type,
    version,
    answer: opted,
    at: at.toISOString(),
    ip,
    browser,
  }));
}
