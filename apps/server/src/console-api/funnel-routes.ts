import { exportReport, listExperimentResults, listOfficerResults, readFunnel } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { formatReportCsv, loadExperimentResults, loadFunnel, loadOfficerResults } from '../features/funnel/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { setCsvHeaders } from './download-headers.ts';

/** Mounts the calls that read the lender's reports: the funnel, cycle times, loan officers and experiments. */
export function mountFunnel(app: FastifyInstance, context: Context): void {
  mount(app)(readFunnel)(({ caller, query }) => loadFunnel(context, caller, query));
  mount(app)(listOfficerResults)(({ caller, query }) => loadOfficerResults(context, caller, query));
  mount(app)(listExperimentResults)(({ caller, query }) => loadExperimentResults(context, caller, query));
  mount(app)(exportReport)(async ({ caller, query, reply }) => {
    const content = await formatReportCsv(context, caller, query);
    setCsvHeaders(reply, query.part.toLowerCase());
    return content;
  });
}
