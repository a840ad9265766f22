import { Readable } from 'node:stream';
import { downloadAccountExport, listAccountExports, requestAccountExport } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { asStream, mount } from '../../kernel/http/index.ts';
import { makeExport } from './make.ts';
import { listExports, openExport, requestExport } from './service.ts';

export const accountExports: Feature = {
  backgroundJobs: { 'make-account-export': makeExport },
  routes(app, context) {
    mount(app)(listAccountExports)(({ caller }) => listExports(context, caller));
    mount(app)(requestAccountExport)(({ caller }) => requestExport(context, caller));
    mount(app)(downloadAccountExport)(async ({ caller, params, reply }) => {
      const file = await openExport(context, caller, params.exportUuid);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      });
      return asStream(Readable.from(file));
    });
  },
};
