import { describe, expect, test } from 'vitest';
import { CONDITION_CLOSE_REASONS, CONDITION_KINDS, conditionKind, isCloseReason, type ConditionKind } from './kinds.ts';

const SAMPLES: Readonly<
  Record<ConditionKind, readonly (readonly [id: string, category: string, declinedBy?: string])[]>
> = {
  SANCTIONS: [
    ['intake-review', 'ESCALATION_REVIEW'],
    ['final-sanctions', 'ESCALATION_REVIEW'],
  ],
  TITLE_OWNER: [['title-owner', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW']],
  TITLE_NAME: [['title-name', 'ESCALATION_REVIEW']],
  TITLE_ENTITY: [['title-entity', 'ESCALATION_REVIEW']],
  TRUST: [['title-trust', 'REVIEW_TRUST_REQUIREMENTS']],
  LEGAL_DESCRIPTION: [['title-legal', 'PROPERTY_LEGAL_DESCRIPTION']],
  TITLE_LIEN: [['title-lien-deed-7741', 'GENERIC_DOCUMENT_REQUEST']],
  TITLE_CLAIM: [['title-exception-3', 'GENERIC_DOCUMENT_REQUEST']],
  TITLE_EXCEPTION: [['title-exception-4', 'ESCALATION_REVIEW']],
  OWNERSHIP: [['ownership-differs', 'FALSE_OWNERSHIP_TYPE_REVIEW']],
  DISPUTED_LIENS: [['liens-disputed', 'GENERIC_DOCUMENT_REQUEST']],
  FLOOD_NOTICE: [['flood-notice', 'GENERIC_DOCUMENT_REQUEST']],
  FLOOD_INSURANCE: [
    ['flood-insurance', 'GENERIC_DOCUMENT_REQUEST'],
    ['final-insurance', 'GENERIC_DOCUMENT_REQUEST'],
  ],
  BANK_ACCOUNT: [['account-c0a80121-7ac0-4b1c-9d3e-5f6071829304', 'BANK_ACCOUNT_FRAUD_REVIEW']],
  SIGNING_DECLINED: [
    ['c0a80121-7ac0-4b1c-9d3e-5f6071829304', 'ESCALATION_REVIEW', 'signer-1'],
    ['declined-c0a80121', 'ESCALATION_REVIEW', 'BORROWER'],
  ],
  IDENTITY: [['signer-id-c0a80121-7ac0-4b1c-9d3e-5f6071829304', 'ID_VERIFICATION_FAILURE']],
  POSTED: [
    ['c0a80121-7ac0-4b1c-9d3e-5f6071829304', 'ESCALATION_REVIEW'],
    ['constructor', 'GENERIC_DOCUMENT_REQUEST'],
  ],
};

describe('conditionKind and its close reasons', () => {
  test.each(CONDITION_KINDS)('recognizes %s by its id and category', (kind) => {
    for (const [id, category, declinedBy] of SAMPLES[kind])
      expect(conditionKind(id, { category, ...(declinedBy && { declinedBy }) })).toBe(kind);
  });

  test.each(CONDITION_KINDS)('%s has its own reasons to clear it', (kind) => {
    const { CLEARED, CANCELLED } = CONDITION_CLOSE_REASONS[kind];
    expect(Object.keys(CLEARED)).not.toEqual([]);
    for (const reason of Object.keys(CLEARED)) expect(isCloseReason(kind, 'CLEARED', reason)).toBe(true);
    for (const reason of Object.keys(CANCELLED)) expect(isCloseReason(kind, 'CLEARED', reason)).toBe(false);
  });

  test('never removes a sanctions match and closes flood insurance only for its own reasons', () => {
    expect(CONDITION_CLOSE_REASONS.SANCTIONS.CANCELLED).toEqual({});
    expect(isCloseReason('FLOOD_INSURANCE', 'CLEARED', 'NOT_SAME_PERSON')).toBe(false);
    expect(isCloseReason('SANCTIONS', 'CLEARED', 'PROOF_ACCEPTED')).toBe(false);
    expect(isCloseReason('POSTED', 'CLEARED', 'constructor')).toBe(false);
  });
});
