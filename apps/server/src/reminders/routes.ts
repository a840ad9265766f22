import { whoseTurn } from '@lintel/domain';
import type { Feature } from '../kernel/feature.ts';
import { type WorkHandler, sweepWhileListening } from '../kernel/jobs/index.ts';
import { lockApplication, loanNow } from '../loan-file/index.ts';
import { syncTurns, syncTurnsAfterChange } from './follow.ts';
import { sendTurn } from './send.ts';
import { staffTasks } from './staff-tasks.ts';
import { sweepTurns } from './sweep.ts';
import { turnWebhooks } from './webhooks.ts';

/**
 * The job of a gate that notifies a person. The turn exists already if this version recorded the fact; older files get
 * it here.
 */
const sendReminder: WorkHandler = async ({ uuid }, context) => {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, uuid);
    if (row)
      await syncTurns(context, whoseTurn(row.projection), {
        uuid,
        trx,
        at: await loanNow(context, trx),
        actor: { kind: 'server', id: 'turns' },
      });
  });
};

/**
 * Tells people by email and text when they must act: at the gates' jobs, after every change of a file, and when a
 * reminder is due. Receives the vendors' reports of bounced emails and of texts from people.
 */
export const turns: Feature = {
  staffTasks,
  afterWrite: [syncTurnsAfterChange],
  work: { 'tell.borrower': sendReminder, 'tell.signers': sendReminder },
  backgroundJobs: { 'send-turn': sendTurn },
  webhooks: turnWebhooks,
  routes(app, context) {
    sweepWhileListening(app, context, 'emails and texts about next steps', () => sweepTurns(context));
  },
};
