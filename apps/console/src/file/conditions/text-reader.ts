import type { listConditions, Reply } from '@lintel/contract';
import { BORROWER } from '@lintel/domain';

type Condition = Pick<Reply<typeof listConditions>[number], 'askBorrower' | 'state' | 'returned' | 'signerUuid'>;

/** Whether another signer answers a condition, and not the borrower. */
export const asksSigner = ({ signerUuid }: Pick<Condition, 'signerUuid'>): boolean =>
  signerUuid != null && signerUuid !== BORROWER;

/**
 * Whether a condition asks, or has asked, its person for an answer. One that was posted for staff only does so once it
 * is returned.
 */
export const asksPerson = ({ askBorrower, state, returned }: Condition): boolean =>
  askBorrower || state === 'OPEN' || returned != null;

/** Returns who reads the text of a condition. One that was posted for staff only keeps its text from its person. */
export const findTextReader = (condition: Condition): 'BORROWER' | 'SIGNER' | 'STAFF' =>
  !condition.askBorrower ? 'STAFF' : asksSigner(condition) ? 'SIGNER' : 'BORROWER';
