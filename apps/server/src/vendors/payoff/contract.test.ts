import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { payoffAnswer, type PayoffPort, type PayoffRequest } from './port.ts';
import { sandboxFigures } from './sandbox.ts';

const REQUEST: PayoffRequest = {
  debts: [
    {
      liabilityUuid: '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10',
      creditorName: 'Summit Federal',
      mask: '0318',
      balanceCents: 18_000_000,
    },
    {
      liabilityUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829304',
      creditorName: 'Harbor Card',
      mask: null,
      balanceCents: 1_124_000,
    },
  ],
  email: 'ana@example.com',
  borrower: 'Ana Ruiz',
  today: '2026-11-17',
};
const askLetters = async (port: Pick<PayoffPort, 'letters'>, what: PayoffRequest) =>
  payoffAnswer.parse(await port.letters(what, buildRequestMeta()));

describe.each([['sandbox', sandboxFigures]] as const)('a payoff figure vendor: %s', (_, port) => {
  test('returns an amount and a last day for each requested debt, and no other', async () => {
    const { outcome, figures } = await askLetters(port, REQUEST);
    expect(outcome).toBe('FIGURES');
    expect(
      figures.map(({ liabilityUuid, amountCents, goodThrough }) => [liabilityUuid, amountCents, goodThrough]),
    ).toEqual(REQUEST.debts.map((debt) => [debt.liabilityUuid, debt.balanceCents, '2026-12-17']));
  });

  test('returns the same answer for the same request', async () => {
    expect(await askLetters(port, REQUEST)).toEqual(await askLetters(port, REQUEST));
  });
});

describe('the sandbox’s levers', () => {
  test('returns more than the balance with payoff-higher', async () => {
    const { figures } = await askLetters(sandboxFigures, { ...REQUEST, email: 'ana+payoff-higher@example.com' });
    expect(figures.map((figure) => figure.amountCents)).toEqual([18_540_000, 1_157_720]);
  });

  test('returns only when it will answer with payoff-later', async () => {
    expect(await askLetters(sandboxFigures, { ...REQUEST, email: 'ana+payoff-later@example.com' })).toEqual({
      outcome: 'ASKED',
      figures: [],
      expectedOn: '2026-11-19',
    });
  });
});
