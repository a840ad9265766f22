import { formatShortName } from '@lintel/domain';
import type { Applicant } from './answers.ts';

/** Names on the list that the sandbox rehearses. A lender replaces this port by the Treasury's list before it lends to anybody. */
const LISTED: ReadonlySet<string> = new Set(['listed person']);

/** Whether the name may be on the sanctions list (31 CFR 501): a person looks before anything else happens. */
export async function isListed({ name }: Pick<Applicant, 'name'>): Promise<boolean> {
  return LISTED.has(formatShortName(name).toLowerCase().trim());
}
