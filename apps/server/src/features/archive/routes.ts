import { Readable } from 'node:stream';
import { readArchive, readFileArchive } from '@lintel/contract';
import { BORROWER } from '@lintel/domain';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { asStream, mount, setDownload } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { buildArchive, type ArchiveRecipient } from './pack.ts';
import { streamZip } from './zip.ts';

/** Sends a loan's archive to its borrower, to a signer and to staff. */
export const archive: Feature = {
  routes(app, context) {
    mount(app)(readArchive)(({ loan, reply }) =>
      sendArchive(
        context,
        loan,
        loan.audience === BORROWER
          ? { kind: 'BORROWER', audience: BORROWER }
          : { kind: 'SIGNER', audience: loan.audience },
        reply,
      ),
    );
    // The audit trail records the download and who made it before it starts, as for every staff call on a file.
    mount(app)(readFileArchive)(({ loan, reply }) => sendArchive(context, loan, { kind: 'LENDER' }, reply));
  },
};

/** Streams the archive as a ZIP download that is named after the loan's number. */
async function sendArchive(context: Context, loan: ApplicationRow, recipient: ArchiveRecipient, reply: FastifyReply) {
  const files = await buildArchive(context, loan, recipient);
  setDownload(reply, { name: `loan-${loan.loan_number}.zip`, mediaType: 'application/zip' });
  return asStream(Readable.from(streamZip(files)));
}
