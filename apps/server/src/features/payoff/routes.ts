import { readPayoff } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { requestPayoffLetters } from './jobs.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadLastAttempt } from './store.ts';
import { figuresWebhook } from './webhook.ts';

/** Requests the payoff figures of the creditors that the line pays off, and shows the borrower their state. */
export const payoff: Feature = {
  staffTasks,
  work: { 'payoff.letters': requestPayoffLetters },
  webhooks: { payoff: { figures: figuresWebhook } },
  routes(app, context) {
    mount(app)(readPayoff)(async ({ loan }) => {
      const debts = await loadDebts(context.vault, context.db, loan.uuid);
      return (await loadLastAttempt(context.vault, context.db, loan.uuid)).map(
        ({ liabilityUuid, askedAt, expectedOn, figure }) => ({
          liabilityUuid,
          creditorName: debts.find((debt) => debt.uuid === liabilityUuid)?.creditorName ?? '',
          askedAt: askedAt.toISOString(),
          expectedBy: expectedOn,
          amount: figure && figure.amountCents / 100,
          perDiem: figure && figure.perDiemCents / 100,
          goodThrough: figure?.goodThrough ?? null,
          state: figure ? ('RECEIVED' as const) : ('ASKED' as const),
        }),
      );
    });
  },
};
