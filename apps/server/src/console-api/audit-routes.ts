import { exportAudit, readAudit, readAuditExport, verifyAudit } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { requestExport, readExport, loadAuditPage, verifyTrail } from '../records/audit/index.ts';
import { setExportHeaders } from './download-headers.ts';

/** Mounts the calls about the audit trail: its pages, its verification and its exports. */
export function mountAudit(app: FastifyInstance, context: Context): void {
  mount(app)(readAudit)(({ caller, query }) => loadAuditPage(context, caller, query));
  mount(app)(verifyAudit)(({ organisation }) => verifyTrail(context.db, organisation));
  mount(app)(exportAudit)(async ({ caller, body, idempotencyKey, requestId }) => ({
    exportUuid: await requestExport(context, caller, body, { idempotencyKey: idempotencyKey ?? '', requestId }),
  }));
  mount(app)(readAuditExport)(async ({ caller, params, reply }) => {
    const file = await readExport(context, caller, params.exportUuid);
    if (file) setExportHeaders(reply, params.exportUuid, file);
    return file?.content;
  });
}
