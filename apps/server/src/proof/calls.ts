import { readArchive, readFileArchive } from '@lintel/contract';
import type { FastifyReply } from 'fastify';
import { readerOf } from '../documents/reader.ts';
import { documentsFor } from '../documents/shelf.ts';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';
import { archiveOf } from './archive.ts';

/** The file of a loan as one archive that proves itself. */
export const proof: Feature = {
  routes(app, context) {
    mount(app)(readArchive)(async ({ loan, reply }) => {
      asArchive(reply, loan.uuid);
      return archiveOf(context, (await documentsFor(context.db, readerOf(loan))).filter(({ state }) => state === 'READY'));
    });
    mount(app)(readFileArchive)(async ({ loan, reply }) => {
      asArchive(reply, loan.uuid);
      return archiveOf(context, (await documentsFor(context.db, readerOf(loan))).filter(({ state }) => state === 'READY'));
    });
  },
};

/** Handed over under a name of ours, never run. */
function asArchive(reply: FastifyReply, uuid: string): void {
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="loan-${uuid.slice(0, 8)}.zip"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}
