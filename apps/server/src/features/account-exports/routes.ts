import { Readable } from 'node:stream';
import { downloadAccountExport, listAccountExports, requestAccountExport } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { asStream, mount, setDownload } from '../../kernel/http/index.ts';
import { makeExport } from './make.ts';
import { listExports, openExport, requestCopy } from './service.ts';

/** The calls that list, request and download copies of data, and the job that makes them. */
export const accountExports: Feature = {
  backgroundJobs: { 'make-account-export': makeExport },
  routes(app, context) {
    mount(app)(listAccountExports)(({ caller }) => listExports(context, caller));
    mount(app)(requestAccountExport)(({ caller }) => requestCopy(context, caller));
    mount(app)(downloadAccountExport)(async ({ caller, params, reply }) => {
      const file = await openExport(context, caller, params.exportUuid);
      setDownload(reply, { name: 'my-data.zip', mediaType: 'application/zip' });
      return asStream(Readable.from(file));
    });
  },
};
