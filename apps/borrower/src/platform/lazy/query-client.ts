import { isClientFault } from '@lintel/contract';
import { newQueryClient } from '@lintel/web';
import { session } from '../session.ts';
import { reportFault } from './report-fault.ts';

/** A second screen that shows the same data doesn't refetch it. */
export const queryClient = newQueryClient(
  (error) => {
    if (isClientFault(error)) reportFault('read', error);
  },
  { refetchOnMount: false, gcTime: 5 * 60_000 },
);

session.onOtherPerson(() => queryClient.clear());
