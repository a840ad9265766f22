import {
  acknowledgeOnPaper,
  addFileDocument,
  addNote,
  addOriginator,
  addReferral,
  answerSigningProblem,
  assign,
  changeColleague,
  changeLetter,
  changeOriginator,
  closeCondition,
  closeFile,
  decideCorrection,
  decideReconsideration,
  decideIncome,
  enterPayoffFigures,
  exportAudit,
  approveSecondFactorReset,
  askSecondFactorReset,
  declineSecondFactorReset,
  importOfferCodes,
  importOriginators,
  inviteColleague,
  linkOriginator,
  listApplications,
  listColleagues,
  listConditions,
  listOfferCodes,
  listOriginators,
  listReviews,
  listStaff,
  logCall,
  postCondition,
  previewDeclineNotice,
  readAudit,
  readAuditExport,
  readCollateral,
  readCreditReport,
  readFacts,
  readFigures,
  readFile,
  readFileSigners,
  readFileTimeline,
  readFileDocument,
  readGates,
  readLetterCover,
  rerunGate,
  resolveReview,
  reviewBankAccount,
  returnCondition,
  reveal,
  reviewDocument,
  sendLetter,
  verifyAudit,
  voidClosing,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { loadAccountReply } from '../features/bank/index.ts';
import { importCodes, listMailings } from '../features/offer-codes/index.ts';
import {
  importCsv,
  loadOriginators,
  saveNewOriginator,
  saveOriginatorChange,
  saveReferral,
  saveStaffLink,
} from '../features/originators/index.ts';
import { fileSigners } from '../features/signers/index.ts';
import { approveReset, requestSecondFactorReset, declineReset } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Feature } from '../kernel/feature.ts';
import { refuse, mount, parseIfMatch } from '../kernel/http/index.ts';
import { whileListening } from '../kernel/jobs/index.ts';
import { type LoanReply, loanReply } from '../loan-file/index.ts';
import { requestExport, readExport, writeExport, auditPage, verifyTrail } from '../records/audit/index.ts';
import { readContent } from '../records/document-store/index.ts';
import { indexMissing } from '../records/file-index/index.ts';
import {
  decideDocument,
  documentOfFile,
  addNoteToFile,
  logPhoneCall,
  mailNote,
  loadNotes,
} from '../records/staff-acts/index.ts';
import { syncStaffTasks, openTask, tasksFollow } from '../records/staff-tasks/index.ts';
import { uploadRoutes } from '../records/uploads/index.ts';
import { asAttachment, exportHeaders } from './as-attachment.ts';
import { assignFile } from './assign.ts';
import { recordBankAccountReview } from './bank-accounts.ts';
import { loadCollateral } from './collateral.ts';
import {
  closeOpenCondition,
  loadCondition,
  loadConditions,
  returnConditionAnswer,
  postOwnCondition,
} from './conditions.ts';
import { recordCorrectionDecision } from './corrections.ts';
import { loadCreditReport } from './credit-report.ts';
import { closeLoan, decideReview, previewDecline, requestGateRerun } from './decide.ts';
import { factsPage } from './facts.ts';
import { loadFigures } from './figures.ts';
import { loadFile, toGatesReply } from './file.ts';
import { decideIncomeDocuments } from './income.ts';
import { coverOfLetter, recordLetterChange, mailLetter, enterPaperAcknowledgment } from './letters.ts';
import { mountOfficer } from './officer-routes.ts';
import { savePayoffFigures } from './payoff.ts';
import { filesPage, reviewsPage } from './read-models/queue.ts';
import { recordReconsiderationDecision } from './reconsiderations.ts';
import { revealNumber } from './reveal.ts';
import { voidClosingDocuments, recordSigningProblemAnswer } from './signing.ts';
import { changeMember, loadColleagues, inviteMember, toMember, team } from './team.ts';
import { loadTimeline } from './timeline.ts';
import { documentFromPost } from './upload.ts';

export const consoleApi: Feature = {
  work: { 'staff.review': openTask },
  errands: { 'audit-export': writeExport, 'mail-note': mailNote },
  followUps: [tasksFollow],
  async routes(app, context) {
    mountReading(app, context);
    mountDecisions(app, context);
    mountConditions(app, context);
    await mountPaper(app, context);
    mountTeam(app, context);
    mountOriginators(app, context);
    mountOfficer(app, context);
    mount(app)(listOfferCodes)(({ caller }) => listMailings(context, caller));
    mount(app)(importOfferCodes)(({ caller, body }) => importCodes(context, caller, body.csv));
    mountTrail(app, context);
    whileListening(app, context, 'staff alarms', () => syncStaffTasks(context));
    let isIndexed = false;
    whileListening(app, context, 'files without an index', async () => {
      if (!isIndexed) isIndexed = (await indexMissing(context)) === 0;
    });
  },
};

function mountReading(app: FastifyInstance, context: Context): void {
  mount(app)(listApplications)(({ caller, query }) => filesPage(context, caller, query));
  mount(app)(listReviews)(({ caller, query }) => reviewsPage(context, caller, query));
  mount(app)(readFile)(({ loan }) => loadFile(context, loan));
  mount(app)(readFileTimeline)(({ loan }) => loadTimeline(context, loan));
  mount(app)(listColleagues)(({ caller }) => loadColleagues(context, caller));
  mount(app)(readFileSigners)(({ loan }) => fileSigners(context, loan));
  mount(app)(readFigures)(({ loan }) => loadFigures(context, loan));
  mount(app)(readCreditReport)(({ loan }) => loadCreditReport(context, loan.uuid));
  mount(app)(readCollateral)(({ loan }) => loadCollateral(context, loan.uuid));
  mount(app)(readGates)(({ loan }) => toGatesReply(loan.projection));
  mount(app)(readFacts)(({ loan, query }) => factsPage(context, loan, query));
  mount(app)(reveal)(async (asked) => ({ value: await revealNumber(asked, asked.body.field, asked.body.reason) }));
  mount(app)(assign)(async ({ caller, loan, body }) => ({
    assignee: await assignFile(context, caller, loan.uuid, body.staffUuid),
  }));
  const findNote = async (application: string, uuid: string) =>
    (await loadNotes(context, context.db, application)).find((note) => note.noteUuid === uuid) ?? refuse('not-found');
  mount(app)(addNote)(async ({ caller, loan, body }) =>
    findNote(loan.uuid, await addNoteToFile(context, { application: loan.uuid, staff: caller.identityUuid, ...body })),
  );
  mount(app)(logCall)(async ({ caller, loan, body: { text, ...call } }) =>
    findNote(
      loan.uuid,
      await logPhoneCall(context, { application: loan.uuid, staff: caller.identityUuid, text, call }),
    ),
  );
  mount(app)(readFileDocument)(async ({ loan, params, reply }) => {
    const row = await documentOfFile(context.db, loan.uuid, params.documentUuid);
    const content = await readContent(context, row);
    asAttachment(reply, row);
    return content;
  });
  mount(app)(reviewDocument)(async (asked) => {
    const document = await decideDocument(asked, asked.params.documentUuid, asked.body);
    return { ...(await loanReply(context, asked.loan.uuid)), document };
  });
}

function mountDecisions(app: FastifyInstance, context: Context): void {
  mount(app)(resolveReview)((asked) => decideReview(asked, asked.params.gate, asked.body));
  mount(app)(rerunGate)(async (asked) => {
    await requestGateRerun(asked, asked.params.gate, asked.body.reason);
    return loanReply(context, asked.loan.uuid);
  });
  mount(app)(closeFile)((asked) => closeLoan(asked, asked.body));
  mount(app)(previewDeclineNotice)(({ loan, body }) => previewDecline(context, loan, body.reasons));
  mount(app)(decideIncome)(async (asked) => {
    const { reply, result: monthlyIncome } = await decideIncomeDocuments(asked, asked.body);
    return { ...reply, monthlyIncome };
  });
  mount(app)(reviewBankAccount)(async (asked) => {
    const { loan, params } = asked;
    const reply = await recordBankAccountReview(asked, params.bankAccountUuid, asked.body);
    return { ...reply, account: await loadAccountReply(context, loan.uuid, params.bankAccountUuid) };
  });
  mount(app)(voidClosing)((asked) => voidClosingDocuments(asked, asked.body));
  mount(app)(answerSigningProblem)((asked) =>
    recordSigningProblemAnswer(asked, asked.params.problemUuid.toLowerCase(), asked.body),
  );
  mount(app)(enterPayoffFigures)(async (asked) => {
    const { reply, payoffTotal } = await savePayoffFigures(asked, asked.body);
    return { ...reply, payoffTotal };
  });
}

function mountConditions(app: FastifyInstance, context: Context): void {
  mount(app)(listConditions)(({ loan }) => loadConditions(context, context.db, loan.uuid, loan.projection));
  const withCondition = async (reply: LoanReply, uuid: string, id: string) => ({
    ...reply,
    condition: await loadCondition(context, uuid, id),
  });
  mount(app)(postCondition)(async (asked) => {
    const { reply, result: id } = await postOwnCondition(asked, asked.body);
    return withCondition(reply, asked.loan.uuid, id);
  });
  mount(app)(closeCondition)(async (asked) => {
    const reply = await closeOpenCondition(asked, asked.params.conditionId, asked.body);
    return withCondition(reply, asked.loan.uuid, asked.params.conditionId);
  });
  mount(app)(returnCondition)(async (asked) => {
    const reply = await returnConditionAnswer(asked, asked.params.conditionId, asked.body);
    return withCondition(reply, asked.loan.uuid, asked.params.conditionId);
  });
}

async function mountPaper(app: FastifyInstance, context: Context): Promise<void> {
  await uploadRoutes(app, (forms) => mount(forms)(addFileDocument)((asked) => documentFromPost(asked)));
  mount(app)(sendLetter)(async (asked) => {
    const { reply, result: letterUuid } = await mailLetter(asked, asked.body);
    return { ...reply, letterUuid };
  });
  mount(app)(changeLetter)(async (asked) => {
    await recordLetterChange(asked, asked.params.letterUuid, asked.body);
    return loanReply(context, asked.loan.uuid);
  });
  mount(app)(readLetterCover)(async (asked) => {
    const content = await coverOfLetter(asked, asked.params.letterUuid);
    asAttachment(asked.reply, { uuid: asked.params.letterUuid, media_type: 'application/pdf' });
    return content;
  });
  mount(app)(acknowledgeOnPaper)((asked) => enterPaperAcknowledgment(asked, asked.params.documentUuid, asked.body));
  mount(app)(decideReconsideration)((asked) =>
    recordReconsiderationDecision(asked, asked.params.reconsiderationUuid, asked.body),
  );
  mount(app)(decideCorrection)((asked) => recordCorrectionDecision(asked, asked.params.correctionUuid, asked.body));
}

function mountTeam(app: FastifyInstance, context: Context): void {
  mount(app)(listStaff)(({ caller }) => team(context, caller));
  mount(app)(inviteColleague)(({ caller, body }) => inviteMember(context, caller, body));
  mount(app)(changeColleague)(({ caller, params, body, request }) =>
    changeMember(context, caller, params.staffUuid, body, parseIfMatch(changeColleague, request)),
  );
  mount(app)(askSecondFactorReset)(async ({ caller, params }) =>
    toMember(await requestSecondFactorReset(context, caller, params.staffUuid)),
  );
  mount(app)(approveSecondFactorReset)(async ({ caller, params }) =>
    toMember(await approveReset(context, caller, params.staffUuid)),
  );
  mount(app)(declineSecondFactorReset)(async ({ caller, params }) =>
    toMember(await declineReset(context, caller, params.staffUuid)),
  );
}

function mountOriginators(app: FastifyInstance, context: Context): void {
  mount(app)(listOriginators)(({ caller }) => loadOriginators(context, caller));
  mount(app)(addOriginator)(({ caller, body }) => saveNewOriginator(context, caller, body));
  mount(app)(changeOriginator)(({ caller, params, body, request }) =>
    saveOriginatorChange(context, caller, params.originatorUuid, body, parseIfMatch(changeOriginator, request)),
  );
  mount(app)(linkOriginator)(({ caller, params, body, request }) =>
    saveStaffLink(
      context,
      caller,
      params.originatorUuid,
      body.staffUuid ?? null,
      parseIfMatch(linkOriginator, request),
    ),
  );
  mount(app)(importOriginators)(({ caller, body }) => importCsv(context, caller, body.csv));
  mount(app)(addReferral)(({ caller, params, body }) => saveReferral(context, caller, params.originatorUuid, body));
}

function mountTrail(app: FastifyInstance, context: Context): void {
  mount(app)(readAudit)(({ caller, query }) => auditPage(context, caller, query));
  mount(app)(verifyAudit)(({ organisation }) => verifyTrail(context.db, organisation));
  mount(app)(exportAudit)(async ({ caller, body, idempotencyKey, requestId }) => ({
    exportUuid: await requestExport(context, caller, body, { press: idempotencyKey ?? '', requestId }),
  }));
  mount(app)(readAuditExport)(async ({ caller, params, reply }) => {
    const file = await readExport(context, caller, params.exportUuid);
    if (file) exportHeaders(reply, params.exportUuid, file);
    return file?.content;
  });
}
