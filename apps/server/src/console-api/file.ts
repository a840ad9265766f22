import type { HandlerReply, readLoanFile, readGates } from '@lintel/contract';
import {
  BORROWER,
  allSigned,
  getAttempt,
  canRerun,
  closingActs,
  currentGate,
  formatShortName,
  getCanceledEnd,
  incompleteDueOn,
  findGateCompletions,
  GATES,
  isOpen,
  isStaffReview,
  getReviewOutcomes,
  gateText,
  staffGateName,
} from '@lintel/domain';
import { loadHeloc } from '../features/application/index.ts';
import { accountsForStaff } from '../features/bank/index.ts';
import { areConditionsShownToSigners } from '../features/conditions/index.ts';
import { readExplanation } from '../features/explanations/index.ts';
import { canDecideHolder, isAddressVerified, readContact, loadIncomeRecords } from '../features/income/index.ts';
import { loadRescissionRightForStaff, loadRescissionsForStaff } from '../features/rescission/index.ts';
import { loadSignersReply } from '../features/signers/index.ts';
import { loadProblemForStaff } from '../features/signing/index.ts';
import type { Context } from '../kernel/context.ts';
import { type ApplicationRow, loadFacts, loanNow, readUndecidedSubmittedAt, toFact } from '../loan-file/index.ts';
import { readAnswers, findGivenSsn } from '../records/answers/index.ts';
import { findCreditReport } from '../records/credit-report/index.ts';
import { zoneOfHome } from '../records/home/index.ts';
import { loadDebts, toLiability } from '../records/liabilities/index.ts';
import { findLatestSet, promisedQuote } from '../records/offer-sets/index.ts';
import { loadFileDocuments, loadNotes, loadPeople } from '../records/staff-acts/index.ts';
import { loadOpenTasks } from '../records/staff-tasks/index.ts';
import { assignedColleague } from './assign.ts';
import { correctionsOfFile } from './corrections.ts';
import { loadFileLetters } from './letters.ts';
import { firstEntries } from './read-models/first-entries.ts';
import { toTaskReply } from './read-models/queue.ts';
import { loadFileReconsiderations } from './reconsiderations.ts';
import { toDecisionDue } from './rows.ts';

type File = HandlerReply<typeof readLoanFile>;

/**
 * Returns a file for its page in the console: borrower, tasks, notes, offers, documents, letters and more. HMDA answers
 * are in no table that this reads.
 */
export async function loadFile(context: Context, row: ApplicationRow): Promise<File> {
  const { db, vault, vendors } = context;
  const heloc = await loadHeloc(context, row);
  const people = await loadPeople(context, db, row);
  const documents = await loadFileDocuments(db, row, people);
  const now = await loanNow(context, db);
  return {
    ...heloc,
    now: now.toISOString(),
    person: { personUuid: people.borrower, ...(await loadPerson(context, row)) },
    timeZone: await zoneOfHome(context, db, row.uuid),
    assignee: await assignedColleague(context, row.uuid),
    decisionDueOn: toDecisionDue(await readUndecidedSubmittedAt(db, row.uuid)),
    incompleteDueOn: incompleteDueOn(row.projection),
    end: getCanceledEnd(row.projection),
    allSigned: allSigned(row.projection),
    tasks: await loadTasks(context, row, now),
    notes: await loadNotes(context, db, row.uuid),
    offers: await loadOffers(context, row.uuid),
    choice: await loadChoice(context, row.uuid),
    credit: await loadCredit(context, row.uuid),
    liabilities: (await loadDebts(vault, db, row.uuid)).map((debt) => toLiability(debt, row.projection)),
    ...(await loadBorrowerStatements(context, row)),
    vendors: (await vendors.gateway.ledger.list(row.uuid)).map(({ op, attempt, at, outcome, asks }) => ({
      op,
      attempt,
      at,
      outcome,
      asks,
    })),
    ...(await loadSigners(context, row)),
    signersSeeConditions: await areConditionsShownToSigners(context, row.organisation),
    closingActs: closingActs(row.projection),
    signingProblem: await loadProblemForStaff(context, row.uuid, people),
    documents,
    delivery: getDelivery(row.projection),
    letters: await loadFileLetters(context, row.uuid, people, new Map(documents.map((one) => [one.uuid, one.title]))),
    mailedBy: vendors.post.provider === 'desk' ? 'STAFF' : 'VENDOR',
    rescissions: await loadRescissionsForStaff(context, row.uuid, people),
    rescissionRight: await loadRescissionRightForStaff(context, row, people),
    corrections: await correctionsOfFile(context, row.uuid),
    reconsiderations: await loadFileReconsiderations(context, row.uuid),
    bankAccounts: await accountsForStaff(context, row.uuid),
  };
}

function getDelivery({ esignConsents }: ApplicationRow['projection']): File['delivery'] {
  const consent = esignConsents[BORROWER];
  if (!consent) return 'NOT_ASKED';
  return consent.given ? 'ELECTRONIC' : 'MAIL';
}

/** Returns the signers besides the borrower, and the people who must still be named. */
async function loadSigners(context: Context, row: ApplicationRow): Promise<Pick<File, 'signers' | 'toName'>> {
  const { signers, mustSign } = await loadSignersReply(context, row);
  const named = new Map(signers.map((one) => [one.signerUuid, formatShortName(one)]));
  return {
    signers: Object.entries(row.projection.signers).map(([signerUuid, { role, opened, identity }]) => ({
      signerUuid,
      name: named.get(signerUuid) ?? '',
      role,
      opened,
      identity,
    })),
    toName: mustSign
      .filter(({ signerUuid }) => signerUuid === null)
      .map(({ personUuid, name, relation, livesThere, reason }) => ({
        personUuid,
        name,
        relation,
        livesInHome: livesThere,
        reason,
      })),
  };
}

async function loadPerson(context: Context, row: ApplicationRow): Promise<Omit<File['person'], 'personUuid'>> {
  const { applicant } = await readAnswers(context.vault, context.db, row.uuid);
  const { name, email, phoneNumbers, homeAddress, mailingAddress, dob, income, employmentType } = applicant;
  return {
    name,
    email,
    phoneNumbers: phoneNumbers.map(({ type, number }) => ({ type, number })),
    homeAddress,
    mailingAddress,
    birthYear: dob.slice(0, 4),
    ssnLast4: (await findGivenSsn(context.vault, context.db, row.uuid))?.slice(-4) ?? null,
    statedIncome: income.primary + income.other + income.coDeeders,
    employmentType,
  };
}

async function loadTasks(context: Context, { uuid, projection }: ApplicationRow, now: Date): Promise<File['tasks']> {
  const rows = (await loadOpenTasks(context.db, uuid)).map(({ uuid: task_uuid, gate: task_gate, ...task }) => ({
    ...task,
    task_uuid,
    task_gate,
  }));
  const entries = await firstEntries(
    context.db,
    rows.map((task) => ({ ...task, application_uuid: uuid })),
  );
  return rows.map((task) => ({ ...toTaskReply(task, projection, now), firstEntry: entries.get(task.task_uuid) }));
}

async function loadOffers(context: Context, uuid: string): Promise<File['offers']> {
  const set = await findLatestSet(context.vault, context.db, uuid);
  if (!set) return null;
  const { reasons, offers } = set.data.priced;
  return {
    version: set.version,
    outcome: set.outcome,
    reasons: [...reasons],
    maxDraw: offers?.maxDraw ?? null,
    amount: offers?.amount ?? null,
    pricedAt: set.created_at.toISOString(),
  };
}

async function loadChoice(context: Context, uuid: string): Promise<File['choice']> {
  const quote = await promisedQuote(context.vault, context.db, uuid);
  if (!quote) return null;
  const { drawAmount, monthlyPayment, rate, apr, totalDraw } = quote;
  return { drawAmount, monthlyPayment, rate, apr, totalDraw };
}

/** Returns the borrower's statements and the sources' findings, for the reviews that need them. */
async function loadBorrowerStatements(
  { vault, db }: Context,
  { uuid, projection }: Pick<ApplicationRow, 'uuid' | 'projection'>,
): Promise<Pick<File, 'explanation' | 'employer' | 'income'>> {
  const explanation = await readExplanation({ vault }, db, uuid);
  const contact = await readContact(vault, db, uuid);
  const records = await loadIncomeRecords(vault, db, uuid);
  return {
    explanation: explanation?.text ?? null,
    employer: contact && {
      employerName: contact.employerName,
      contactName: contact.contactName,
      phoneNumber: contact.phoneNumber,
      workEmail: contact.workEmail,
      addressProved: isAddressVerified(contact),
    },
    income: records.map((record) => ({
      recordUuid: record.uuid,
      source: record.source,
      employer: record.employer,
      amount: record.amount,
      verification: record.verification,
      state: record.state,
      holders: record.holders && [...record.holders],
      canDecide: canDecideHolder(record, projection),
    })),
  };
}

async function loadCredit(context: Context, uuid: string): Promise<File['credit']> {
  const answer = await findCreditReport(context, context.db, uuid);
  if (!answer) return null;
  const { score, bureau } = answer.report;
  return { score: score.value, bureau: bureau.name, alerts: [...answer.alerts], on: score.date };
}

/** Returns the whole checklist: each gate's state in this file and what staff can do there now. */
export async function loadGates(
  { db }: Pick<Context, 'db'>,
  { uuid, projection: file }: Pick<ApplicationRow, 'uuid' | 'projection'>,
): Promise<HandlerReply<typeof readGates>> {
  const current = currentGate(file);
  const passed = findGateCompletions(
    (await loadFacts(db, uuid)).map((row) => ({ fact: toFact(row), at: row.at.toISOString() })),
  );
  return GATES.map((gate) => {
    const open = isOpen(gate, file);
    const attempt = getAttempt(gate, file);
    return {
      gate: gate.id,
      name: staffGateName(gate.id),
      status: gate.status,
      owner: gate.owner,
      when: gate.when(file),
      until: gate.until(file),
      open,
      passedAt: open ? null : (passed.get(gate.id) ?? null),
      current: gate.id === current?.id,
      because: gateText(gate, file),
      attempt,
      canRerun: canRerun(file, gate.id),
      outcomes: open && isStaffReview(gate.id) ? Object.keys(getReviewOutcomes(gate.id)) : [],
    };
  });
}
