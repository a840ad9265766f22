import { describe, expect, test } from 'vitest';
import { donePath, stageBar, stageLabel, stepPath } from './stages.ts';

describe('stageBar', () => {
  test.each([
    ['PROG-002', 'INITIAL', 0, 'Basic Info'],
    ['PROG-003', 'PRODUCT_SELECT', 1, 'Select Offer'],
    ['PROG-004', 'MORE_INFO', 2, 'Provide More Info'],
    ['PROG-005', 'LINK_INCOME', 3, 'Link Income Sources'],
    ['PROG-006', 'ID_UPLOAD', 4, 'Verify Identity'],
    ['PROG-007', 'SIGNING', 5, 'Sign Documents'],
    ['PROG-008, PROG-010', 'ENOTARY', 6, 'Talk to eNotary'],
  ] as const)('shows each stage at its place with its label [%s]', (_ids, stage, index, label) => {
    const bar = stageBar(stage, false);
    expect(bar[index]).toEqual({ label, state: 'CURRENT' });
    expect(bar.map(({ state }) => state)).toEqual([
      ...Array<string>(index).fill('DONE'),
      'CURRENT',
      ...Array<string>(7 - index).fill('TODO'),
    ]);
  });

  test.each(['ENOTARY', 'MANUAL_NOTARY'] as const)(
    'labels place 6 by the kind of notary in stage %s [PROG-008, PROG-009, PROG-010]',
    (stage) => {
      expect(stageBar(stage, true)[6]).toEqual({ label: 'Schedule Notary Session', state: 'CURRENT' });
      expect(stageBar(stage, false)[6]).toEqual({ label: 'Talk to eNotary', state: 'CURRENT' });
    },
  );

  test('shows the kind of notary in advance [PROG-009, PROG-010]', () => {
    expect([stageBar('INITIAL', true)[6]?.label, stageBar('INITIAL', false)[6]?.label]).toEqual([
      'Schedule Notary Session',
      'Talk to eNotary',
    ]);
  });

  test('has eight places, all done at COMPLETE [PROG-001, PROG-011, ENUM-028]', () => {
    const bar = stageBar('COMPLETE', false);
    expect(bar.length).toBe(8);
    expect(bar.every(({ state }) => state === 'DONE')).toBe(true);
    expect(bar[7]?.label).toBe(stageLabel('COMPLETE', false));
  });

  test.each([
    ['PRODUCT_SELECT', 'product/select', 'product/select'],
    ['MORE_INFO', 'start/contact', 'start/contact'],
    ['MORE_INFO', 'start/hmda', 'start/hmda'],
    ['MORE_INFO', 'start/app-summary', 'start/app-summary'],
    ['ID_UPLOAD', 'identity', 'identity'],
    ['LINK_INCOME', 'income/review', 'income/review'],
    ['SIGNING', 'bank/autopay', 'bank'],
    ['SIGNING', 'signing/intro', 'signing/intro'],
    ['SIGNING', 'signing/sign', 'signing/sign'],
    ['SIGNING', 'signing/additional', undefined],
    ['INITIAL', 'start/profile', undefined],
    ['MORE_INFO', 'product/select', undefined],
  ] as const)('in %s on the screen %s leads to the step path %s [PROG-012]', (stage, screen, path) => {
    expect(stepPath(stage, screen)).toBe(path);
  });

  test.each([
    ['INITIAL', 'INCOME_VERIFICATION', 'start/profile'],
    ['PRODUCT_SELECT', 'COLLECT_ADDITIONAL_INFO', undefined],
    ['PRODUCT_SELECT', 'APP_SUBMISSION', 'start/app-summary'],
    ['PRODUCT_SELECT', 'INCOME_VERIFICATION', undefined],
    ['PRODUCT_SELECT', 'FINAL_OFFER', 'signing/intro'],
    ['MORE_INFO', 'INCOME_VERIFICATION', 'document/disclosures'],
    ['LINK_INCOME', 'LIEN_VERIFICATION', undefined],
    ['ID_UPLOAD', 'LIEN_VERIFICATION', undefined],
    ['SIGNING', 'DEED_SIGNING', 'document/disclosures'],
  ] as const)('once done, %s at %s leads to %s', (place, status, path) => {
    expect(donePath(place, status)).toBe(path);
  });
});
