import { createQueryClient } from '@lintel/web';
import { reportFault } from './report-fault.ts';

/** The audit trail records every read of a file, so data is refetched only on a person's action. */
export const queryClient = createQueryClient((error) => reportFault('read', error), { staleTime: 60_000 });
