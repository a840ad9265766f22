import { decideSanctionsMatch, readSanctions, reportSanctionsMatch } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { loanReply } from '../../loan-file/index.ts';
import { scheduleOnPeopleChange, scheduleWhenRenamed, sweepSanctions } from './due.ts';
import { recordMatchDecision, recordMatchReport, loadSanctionsReview } from './review.ts';
import { staffTasks } from './staff-tasks.ts';

/**
 * Sanctions screening of a file's people, again when a list or the file changes, and the review of possible matches by
 * two people.
 */
export const sanctions: Feature = {
  onIndexed: [scheduleWhenRenamed],
  staffTasks,
  afterWrite: [scheduleOnPeopleChange],
  routes(app, context) {
    mount(app)(readSanctions)(({ loan, caller }) => loadSanctionsReview(context, loan, caller.identityUuid));
    mount(app)(decideSanctionsMatch)((action) =>
      recordMatchDecision(action, action.params.matchUuid.toLowerCase(), action.body),
    );
    mount(app)(reportSanctionsMatch)(async (action) => {
      await recordMatchReport(action, action.params.matchUuid.toLowerCase(), action.body);
      return loanReply(context, action.loan.uuid);
    });
    sweepWhileListening(app, context, 'the sanctions lists', () => sweepSanctions(context));
  },
};
