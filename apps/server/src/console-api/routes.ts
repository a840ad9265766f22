import type { Feature } from '../kernel/feature.ts';
import { sweepWhileListening } from '../kernel/jobs/index.ts';
import { writeExport } from '../records/audit/index.ts';
import { indexMissing } from '../records/file-index/index.ts';
import { mailNote } from '../records/staff-acts/index.ts';
import { syncStaffTasks, openTask, syncTasksAfterFact } from '../records/staff-tasks/index.ts';
import { mountAudit } from './audit-routes.ts';
import { mountConditions } from './condition-routes.ts';
import { mountDecisions } from './decision-routes.ts';
import { mountFeedback } from './feedback-routes.ts';
import { mountFiles } from './file-routes.ts';
import { mountFunnel } from './funnel-routes.ts';
import { mountLetters } from './letter-routes.ts';
import { mountLoginReset } from './login-reset-routes.ts';
import { mountOfferCodes } from './offer-code-routes.ts';
import { mountOfficer } from './officer-routes.ts';
import { mountOriginators } from './originator-routes.ts';
import { mountSite } from './site-routes.ts';
import { mountTeam } from './team-routes.ts';

/**
 * The console's calls, with the work behind them: tasks of staff gates, emailed notes, exports of the audit trail, and
 * sweeps of tasks and of files without an index.
 */
export const consoleApi: Feature = {
  work: { 'staff.review': openTask },
  backgroundJobs: { 'audit-export': writeExport, 'mail-note': mailNote },
  followUps: [syncTasksAfterFact],
  async routes(app, context) {
    mountFiles(app, context);
    mountDecisions(app, context);
    mountConditions(app, context);
    await mountLetters(app, context);
    mountTeam(app, context);
    mountLoginReset(app, context);
    mountOriginators(app, context);
    mountOfficer(app, context);
    mountOfferCodes(app, context);
    mountFeedback(app, context);
    mountFunnel(app, context);
    mountSite(app, context);
    mountAudit(app, context);
    sweepWhileListening(app, context, 'staff alarms', () => syncStaffTasks(context));
    let isIndexed = false;
    sweepWhileListening(app, context, 'files without an index', async () => {
      if (!isIndexed) isIndexed = (await indexMissing(context)) === 0;
    });
  },
};
