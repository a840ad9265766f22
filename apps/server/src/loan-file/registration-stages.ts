import type { LoanFile, SectionStatus } from '@lintel/domain';

/**
 * The seven stages that a borrower watches after the registration, from "Creating your account" to "Generating your
 * quote", each with a test for whether it is done.
 */
const STAGES: readonly { stage: string; done: (file: LoanFile) => boolean }[] = [
  { stage: 'ACCOUNT', done: (file) => file.created !== null },
  { stage: 'SOFT_CREDIT', done: (file) => file.softPull.outcome === 'FOUND' },
  { stage: 'PROPERTY', done: (file) => file.propertySearch.outcome === 'ONE' },
  { stage: 'VALUE', done: (file) => file.automatedValue.outcome === 'VALUE' || file.automatedValue.estimated },
  { stage: 'ELIGIBILITY', done: (file) => file.offers.outcome !== null },
  { stage: 'OFFERS', done: (file) => file.offers.outcome !== null },
  { stage: 'QUOTE', done: (file) => file.offers.outcome === 'OFFERS' },
];

/**
 * Returns the state of each stage: those before the first unfinished one are complete, that one is in progress, and the
 * rest wait. A check mark never disappears within one run.
 */
export function registrationStages(file: LoanFile): { stage: string; section: SectionStatus }[] {
  const current = STAGES.findIndex(({ done }) => !done(file));
  return STAGES.map(({ stage }, index) => {
    const section = current === -1 || index < current ? 'COMPLETE' : index === current ? 'IN_PROGRESS' : 'INITIAL';
    return { stage, section };
  });
}
