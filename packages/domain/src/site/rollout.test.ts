import { describe, expect, test } from 'vitest';
import { isInRollout, rolloutSchema, rolloutSubject } from './rollout.ts';

const PERSON = '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e';
const TRACKER = '2F1C6F1E-0C53-4F0A-9A51-6F4F1F2F8A10';
const read = (rollout: object) => rolloutSchema.parse(rollout);

describe('a rollout', () => {
  test.each([
    [0, 0, false],
    [0.199, 20, true],
    [0.2, 20, false],
    [0.999, 100, true],
    [undefined, 99, false],
    [undefined, 100, true],
  ])('with the share %s is %s%% of all visitors: %s [FLAG-009]', (share, percentage, expected) => {
    expect(isInRollout(read({ percentage }), {}, share)).toBe(expected);
  });

  test('includes a named person whatever their share [FLAG-009]', () => {
    const rollout = read({ percentage: 0, identities: [PERSON] });
    expect(isInRollout(rollout, { identityUuid: PERSON.toUpperCase() }, 0.5)).toBe(true);
    expect(isInRollout(rollout, { identityUuid: TRACKER }, 0.5)).toBe(false);
  });

  test('with a date includes only applications created since [FLAG-009]', () => {
    const rollout = read({ percentage: 100, createdAfter: '2026-11-01T00:00:00Z' });
    expect(isInRollout(rollout, { createdTime: '2026-11-01T00:00:00.000Z' }, 0)).toBe(true);
    expect(isInRollout(rollout, { createdTime: '2026-10-31T23:59:59.999Z' }, 0)).toBe(false);
    expect(isInRollout(rollout, {}, 0)).toBe(false);
  });

  test('computes the share from the tracker, so that a login changes nothing', () => {
    expect(rolloutSubject({ trackerId: TRACKER })).toBe(TRACKER.toLowerCase());
    expect(rolloutSubject({ trackerId: TRACKER, identityUuid: PERSON })).toBe(TRACKER.toLowerCase());
    expect(rolloutSubject({ identityUuid: PERSON, applicationUuid: TRACKER })).toBe(PERSON);
    expect(rolloutSubject({})).toBeUndefined();
  });
});
