import { readPayoff } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { payoffLetters } from './jobs.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadLastAttempt } from './store.ts';
import { figuresEvent } from './webhook.ts';

export const payoff: Feature = {
  staffTasks,
  work: { 'payoff.letters': payoffLetters },
  webhooks: { payoff: { figures: figuresEvent } },
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
