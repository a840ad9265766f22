import { always, type GateRow } from './gate.ts';

/** New York: a disclosure and a consent before any credit check; then the intake. */
export const openingGates = [
  {
    id: 'pre-disclosure',
    status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    owner: 'documents',
    stage: 'INITIAL',
    when: (file) => file.created !== null && !file.created.softConsent,
    until: (file) => file.preDisclosureRequested,
    work: 'documents.request',
    name: 'Your first disclosure',
    text: "We're preparing your first disclosure.",
    usualTime: '5 seconds',
    takesSeconds: true,
  },
  {
    id: 'pre-consent',
    status: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.created !== null && !file.created.softConsent,
    until: (file) => file.softConsent,
    name: 'Your consent to the soft credit check',
    text: 'New York requires us to show you this disclosure before we check your credit.',
    ask: 'Read it and agree to the soft credit check.',
    usualTime: null,
  },
  {
    id: 'intake',
    status: 'IN_PROGRESS',
    owner: 'lender',
    stage: 'INITIAL',
    when: always,
    until: (file) => file.intakeCompleted,
    work: 'intake',
    name: 'Setting up your application',
    text: "We're setting up your application.",
    usualTime: '2 seconds',
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
