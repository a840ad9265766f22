import {
  addNote,
  assignLoanFile,
  listApplications,
  listColleagues,
  listReviews,
  logPhoneCall,
  readCollateral,
  readCreditReport,
  readFacts,
  readFigures,
  readLoanFile,
  readFileSigners,
  readFileTimeline,
  readFileDocument,
  readGates,
  reveal,
  reviewDocument,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { loadFileSigners } from '../features/signers/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuse, mount } from '../kernel/http/index.ts';
import { loanReply } from '../loan-file/index.ts';
import { readContent } from '../records/document-store/index.ts';
import { decideDocument, findFileDocument, addFileNote, addPhoneCall, loadNotes } from '../records/staff-acts/index.ts';
import { assignFile } from './assign.ts';
import { loadCollateral } from './collateral.ts';
import { loadCreditReport } from './credit-report.ts';
import { setAttachmentHeaders } from './download-headers.ts';
import { loadFactsPage } from './facts.ts';
import { loadFigures } from './figures.ts';
import { loadFile, loadGates } from './file.ts';
import { loadFilesPage, loadReviewsPage } from './read-models/queue.ts';
import { revealNumber } from './reveal.ts';
import { loadColleagues } from './team.ts';
import { loadTimeline } from './timeline.ts';

/** Mounts the calls of a loan file's page and of the lists that lead to it. */
export function mountFiles(app: FastifyInstance, context: Context): void {
  mount(app)(listApplications)(({ caller, query }) => loadFilesPage(context, caller, query));
  mount(app)(listReviews)(({ caller, query }) => loadReviewsPage(context, caller, query));
  mount(app)(readLoanFile)(({ loan }) => loadFile(context, loan));
  mount(app)(readFileTimeline)(({ loan }) => loadTimeline(context, loan));
  mount(app)(listColleagues)(({ caller }) => loadColleagues(context, caller));
  mount(app)(readFileSigners)(({ loan }) => loadFileSigners(context, loan));
  mount(app)(readFigures)(({ loan }) => loadFigures(context, loan));
  mount(app)(readCreditReport)(({ loan }) => loadCreditReport(context, loan.uuid));
  mount(app)(readCollateral)(({ loan }) => loadCollateral(context, loan.uuid));
  mount(app)(readGates)(({ loan }) => loadGates(context, loan));
  mount(app)(readFacts)(({ loan, query }) => loadFactsPage(context, loan, query));
  mount(app)(reveal)(async (request) => ({
    value: await revealNumber(request, request.body.field, request.body.reason),
  }));
  mount(app)(assignLoanFile)(async (request) => ({
    assignee: await assignFile(request, request.body.staffUuid ?? null),
  }));
  mount(app)(addNote)(async ({ caller, loan, body }) =>
    findNote(
      context,
      loan.uuid,
      await addFileNote(context, { application: loan.uuid, staff: caller.identityUuid, ...body }),
    ),
  );
  mount(app)(logPhoneCall)(async (request) =>
    findNote(context, request.loan.uuid, await addPhoneCall(request, request.body)),
  );
  mount(app)(readFileDocument)(async ({ loan, params, reply }) => {
    const row = await findFileDocument(context.db, loan.uuid, params.documentUuid);
    const content = await readContent(context, row);
    setAttachmentHeaders(reply, row);
    return content;
  });
  mount(app)(reviewDocument)(async (request) => {
    const document = await decideDocument(request, request.params.documentUuid, request.body);
    return { ...(await loanReply(context, request.loan.uuid)), document };
  });
}

const findNote = async (context: Context, application: string, uuid: string) =>
  (await loadNotes(context, context.db, application)).find((note) => note.noteUuid === uuid) ?? refuse('not-found');
