import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { creditAnswer, hardCreditAnswer, type CreditRequest } from './port.ts';
import { sandboxBureau } from './sandbox.ts';

const buildRequest = (tag: string, attempt = 1): CreditRequest => ({
  name: { firstName: 'Ana', lastName: 'Reyes' },
  birthdate: '1984-03-09',
  email: `ana${tag}@example.com`,
  address: { street1: '742 Juniper Street', city: 'Phoenix', state: 'AZ', zip: '85004' },
  statedMonthlyIncomeCents: 800_000,
  attempt,
  today: '2026-11-17',
});
const pullHard = async (tag: string, attempt?: number) =>
  hardCreditAnswer.parse(await sandboxBureau.hardPull(buildRequest(tag, attempt), buildRequestMeta()));
const pullSoft = async (tag: string) =>
  creditAnswer.parse(await sandboxBureau.softPull(buildRequest(tag), buildRequestMeta()));

describe('the sandbox’s hard pull', () => {
  test('finds the debts and score of the soft pull', async () => {
    expect(await pullHard('')).toEqual(await pullSoft(''));
  });

  test('does not repeat an alert settled at the soft pull', async () => {
    expect(await pullHard('+delinquent')).toMatchObject({ outcome: 'FOUND', alerts: [] });
  });

  test.each([
    ['+hard-frozen', 1, { outcome: 'FROZEN', bureaus: ['Experian'] }],
    ['+hard-frozen', 2, { outcome: 'FOUND', alerts: [] }],
    ['+hard-error', 2, { outcome: 'FOUND', alerts: [] }],
    ['+hard-fraud-alert', 1, { outcome: 'FOUND', alerts: ['FACTA'] }],
    ['+hard-delinquent', 1, { outcome: 'FOUND', alerts: ['DELINQUENCY'] }],
  ])('returns for %s at attempt %i: %j', async (tag, attempt, expected) => {
    expect(await pullHard(tag, attempt)).toMatchObject(expected);
  });

  test('fails on the first attempt with hard-error', async () => {
    await expect(pullHard('+hard-error')).rejects.toThrow('UNAVAILABLE');
  });

  test('shows one more loan and a lower score with hard-changed', async () => {
    const [before, after] = [await pullSoft('+hard-changed'), await pullHard('+hard-changed')];
    if (before.outcome !== 'FOUND' || after.outcome !== 'FOUND') throw new Error('not found');
    expect([
      after.report.liabilities.length - before.report.liabilities.length,
      before.report.score.value - after.report.score.value,
    ]).toEqual([1, 64]);
  });
});
