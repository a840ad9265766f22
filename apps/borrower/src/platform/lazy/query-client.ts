import { isClientFault } from '@lintel/contract';
import { createQueryClient } from '@lintel/web';
import { session } from '../session.ts';
import { reportFault } from './report-fault.ts';

/**
 * The cache of everything that screens read from the server. A second screen that shows the same data doesn't refetch
 * it; another person's login clears it.
 */
export const queryClient = createQueryClient(
  (error) => {
    if (isClientFault(error)) reportFault('read', error);
  },
  { refetchOnMount: false, gcTime: 5 * 60_000 },
);

session.onOtherPerson(() => queryClient.clear());
