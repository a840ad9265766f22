import { describe, expect, test } from 'vitest';
import { buildCreditRequest as request } from '../../../test/credit-request.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { VendorFailure } from '../call.ts';
import { creditAnswer, type CreditAnswer, type CreditPort, type CreditRequest } from './port.ts';
import { sandboxBureau } from './sandbox.ts';

const buildTaggedRequest = (tag: string, overrides: Partial<CreditRequest> = {}): CreditRequest =>
  request({ email: `ana+${tag}@example.com`, ...overrides });

const pullSoft = async (port: CreditPort, what: CreditRequest): Promise<CreditAnswer> =>
  creditAnswer.parse(await port.softPull(what, buildRequestMeta()));

const LEVERS: readonly [string, CreditRequest, string][] = [
  ['no tag', request(), 'FOUND'],
  ['no-match before an SSN is given', buildTaggedRequest('no-match'), 'NO_MATCH'],
  ['no-match with an SSN', buildTaggedRequest('no-match', { ssn: '123456789', attempt: 2 }), 'FOUND'],
  ['no-match and 666-00-0002', buildTaggedRequest('no-match', { ssn: '666000002', attempt: 2 }), 'NO_MATCH'],
  ['no-match-ssn whatever the SSN', buildTaggedRequest('no-match-ssn', { ssn: '123456789', attempt: 3 }), 'NO_MATCH'],
  ['frozen', buildTaggedRequest('frozen'), 'FROZEN'],
  ['frozen, tried again', buildTaggedRequest('frozen', { attempt: 2 }), 'FOUND'],
  ['minor', buildTaggedRequest('minor'), 'MINOR'],
  ['minor, age proved', buildTaggedRequest('minor', { attempt: 2 }), 'FOUND'],
  ['666-00-0001', request({ ssn: '666000001', attempt: 2 }), 'FOUND'],
  ['666-00-0003', request({ ssn: '666000003', attempt: 2 }), 'FROZEN'],
  ['666-00-0005', request({ ssn: '666000005', attempt: 2 }), 'MINOR'],
  ['two tags', buildTaggedRequest('no-match.assets', { ssn: '123456789', attempt: 2 }), 'FOUND'],
];

const port = sandboxBureau;

describe('the sandbox bureau', () => {
  test.each(LEVERS)('answers %s as documented', async (_lever, what, outcome) => {
    expect((await pullSoft(port, what)).outcome).toBe(outcome);
  });

  test('returns the same answer for the same request, whatever the key', async () => {
    expect(await port.softPull(request(), buildRequestMeta('one'))).toEqual(
      await port.softPull(request(), buildRequestMeta('two')),
    );
  });

  test('returns different reports for different people', async () => {
    const others = await Promise.all(
      ['Bea', 'Cleo', 'Dora'].map((firstName) => pullSoft(port, request({ name: { firstName, lastName: 'Reyes' } }))),
    );
    expect(new Set(others.map((answer) => JSON.stringify(answer))).size).toBe(3);
  });

  test('reports the bureau, the score with its range, and at most five factors [SCREEN-071]', async () => {
    const answer = await pullSoft(port, request());
    if (answer.outcome !== 'FOUND') throw new Error(answer.outcome);
    expect(answer.report.bureau.phoneNumber).toMatch(/^\d{10}$/);
    expect(answer.report.score.value).toBeGreaterThanOrEqual(answer.report.score.low);
    expect(answer.report.score.value).toBeLessThanOrEqual(answer.report.score.high);
  });

  test('flags an alert and a late mortgage payment', async () => {
    expect(await pullSoft(port, buildTaggedRequest('fraud-alert'))).toMatchObject({ alerts: ['FACTA'] });
    expect(await pullSoft(port, buildTaggedRequest('delinquent'))).toMatchObject({
      alerts: ['DELINQUENCY'],
      report: { late: [{ creditorName: 'Summit Federal' }] },
    });
  });

  test('fails for credit-error on the first attempt and works on the next', async () => {
    await expect(port.softPull(buildTaggedRequest('credit-error'), buildRequestMeta())).rejects.toThrow(VendorFailure);
    expect((await pullSoft(port, buildTaggedRequest('credit-error', { attempt: 2 }))).outcome).toBe('FOUND');
  });

  test.each([3_000_00, 8_000_00, 25_000_00])(
    'keeps debts low enough for offers with a monthly income of %i cents',
    async (statedMonthlyIncomeCents) => {
      const answer = await pullSoft(port, request({ statedMonthlyIncomeCents }));
      if (answer.outcome !== 'FOUND') throw new Error(answer.outcome);
      const monthly = answer.report.liabilities.reduce((sum, debt) => sum + debt.monthlyPaymentCents, 0);
      expect(monthly / statedMonthlyIncomeCents).toBeLessThan(0.175);
    },
  );
});
