import { newQueryClient } from '@lintel/web';
import { reportFault } from './report-fault.ts';

/** Every look at a file stands in the audit trail, so nothing is read again but by a person or after an act. */
export const queryClient = newQueryClient((error) => reportFault('read', error), { staleTime: 60_000 });
