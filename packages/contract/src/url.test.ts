import { signerCheckCondition, titleConditions } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ALL_CALLS, CALL_DOCS, type Call } from './index.ts';
import { buildPath } from './url.ts';

const UUID = 'c0a80121-7ac0-4b1c-9d3e-5f6071829304';
const FINDINGS = {
  isOwner: false,
  inTrust: true,
  nameInDoubt: true,
  heldByEntity: true,
  unknownLiens: [{ reference: 'Deed 7741/b', recordedOn: '2026-03-02' }],
  exceptions: (['LEGAL_DESCRIPTION', 'TAX', 'JUDGMENT', 'LITIGATION', 'BANKRUPTCY', 'OTHER'] as const).map(
    (kind, index) => ({ number: index + 2, kind }),
  ),
};

/** The ids of every condition that the system posts itself. */
const CONDITION_IDS: readonly string[] = [
  ...titleConditions(FINDINGS, {}).map(({ data }) => data.id),
  'intake-review',
  'final-sanctions',
  'final-insurance',
  'ownership-differs',
  'liens-disputed',
  'flood-notice',
  'flood-insurance',
  `account-${UUID}`,
  `declined-${UUID}`,
  signerCheckCondition(UUID),
  UUID,
];

const CALLS_WITH_PARAMS = (ALL_CALLS as readonly Call[])
  .filter((call) => call.path.includes('{'))
  .map((call) => ({ id: call.id, call, params: CALL_DOCS[call.id]?.example.params as Record<string, string> }));

describe('buildPath', () => {
  test.each(CALLS_WITH_PARAMS)('$id accepts its own example, encoded', ({ call, params }) => {
    expect(buildPath(call, params)).toBe(
      call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    );
  });

  test.each(CALLS_WITH_PARAMS.filter(({ params }) => 'conditionId' in params))(
    '$id accepts every condition id that the system creates',
    ({ call, params }) => {
      for (const conditionId of CONDITION_IDS)
        expect(buildPath(call, { ...params, conditionId })).toContain(`/conditions/${conditionId}`);
    },
  );

  test.each(CALLS_WITH_PARAMS)(
    '$id names a parameter uuid exactly when its schema accepts only UUIDs',
    ({ call, params }) => {
      const shape = (call.params as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape;
      for (const name of Object.keys(params))
        expect({
          name,
          isUuid: shape[name]?.safeParse(UUID).success === true && !shape[name].safeParse('flood-insurance').success,
        }).toEqual({ name, isUuid: /uuid$/i.test(name) });
    },
  );

  test.each(CALLS_WITH_PARAMS)(
    '$id throws for a missing parameter or one that leaves its path segment',
    ({ call, params }) => {
      for (const name of Object.keys(params)) {
        for (const value of [undefined, '', '.', '..'])
          expect(() => buildPath(call, { ...params, [name]: value })).toThrow(`No ${name} for ${call.id}`);
      }
    },
  );
});

test('every condition of the title search has a unique id', () => {
  expect(CONDITION_IDS).toContain('title-lien-Deed7741b');
  expect(new Set(CONDITION_IDS).size).toBe(CONDITION_IDS.length);
});
