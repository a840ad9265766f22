import { Readable } from 'node:stream';
import { readArchive, readFileArchive } from '@lintel/contract';
import { BORROWER } from '@lintel/domain';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { asStream, mount } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { buildArchive, type Taker } from './pack.ts';
import { zipped } from './zip.ts';

/** The file of a loan as one archive that proves itself. */
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
    // That it was taken, and by whom, stands in the audit trail before it leaves, as with every call of the desk on a file.
    mount(app)(readFileArchive)(({ loan, reply }) => sendArchive(context, loan, { kind: 'LENDER' }, reply));
  },
};

/** Handed over piece by piece under a name of ours, never run. */
async function sendArchive(context: Context, loan: ApplicationRow, taker: Taker, reply: FastifyReply) {
  const files = await buildArchive(context, loan, taker);
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="loan-${loan.loan_number}.zip"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
  return asStream(Readable.from(zipped(files)));
}
