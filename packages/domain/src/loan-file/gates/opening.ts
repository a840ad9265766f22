import { always, type GateRow } from './gate.ts';

/**
 * The first gates: in New York a disclosure and a consent before any credit check, then the intake, which checks the
 * file and screens the borrower.
 */
export const openingGates = [
  {
    id: 'pre-disclosure',
    status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    owner: 'documents',
    stage: 'INITIAL',
    when: (file) => file.created !== null && !file.created.softConsent,
    until: (file) => file.preDisclosureRequested,
    work: 'documents.request',
    takesSeconds: true,
  },
  {
    id: 'pre-consent',
    status: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.created !== null && !file.created.softConsent,
    until: (file) => file.softConsent,
  },
  {
    id: 'intake',
    status: 'IN_PROGRESS',
    owner: 'lender',
    stage: 'INITIAL',
    when: always,
    until: (file) => file.intakeCompleted,
    work: 'intake',
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
