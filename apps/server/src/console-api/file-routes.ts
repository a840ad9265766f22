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
import { asAttachment } from './as-attachment.ts';
import { assignFile } from './assign.ts';
import { loadCollateral } from './collateral.ts';
import { loadCreditReport } from './credit-report.ts';
import { loadFactsPage } from './facts.ts';
import { loadFigures } from './figures.ts';
import { loadFile, loadGates } from './file.ts';
import { loadFilesPage, loadReviewsPage } from './read-models/queue.ts';
import { revealNumber } from './reveal.ts';
import { loadColleagues } from './team.ts';
import { loadTimeline } from './timeline.ts';

/**
 * Mounts the calls that list files and colleagues, read a file, assign it, reveal a number, and add notes, phone calls
 * and document reviews.
 */
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
  mount(app)(reveal)(async (asked) => ({ value: await revealNumber(asked, asked.body.field, asked.body.reason) }));
  mount(app)(assignLoanFile)(async ({ caller, loan, body }) => ({
    assignee: await assignFile(context, caller, loan.uuid, body.staffUuid),
  }));
  const findNote = async (application: string, uuid: string) =>
    (await loadNotes(context, context.db, application)).find((note) => note.noteUuid === uuid) ?? refuse('not-found');
  mount(app)(addNote)(async ({ caller, loan, body }) =>
    findNote(loan.uuid, await addFileNote(context, { application: loan.uuid, staff: caller.identityUuid, ...body })),
  );
  mount(app)(logPhoneCall)(async (asked) => findNote(asked.loan.uuid, await addPhoneCall(asked, asked.body)));
  mount(app)(readFileDocument)(async ({ loan, params, reply }) => {
    const row = await findFileDocument(context.db, loan.uuid, params.documentUuid);
    const content = await readContent(context, row);
    asAttachment(reply, row);
    return content;
  });
  mount(app)(reviewDocument)(async (asked) => {
    const document = await decideDocument(asked, asked.params.documentUuid, asked.body);
    return { ...(await loanReply(context, asked.loan.uuid)), document };
  });
}
