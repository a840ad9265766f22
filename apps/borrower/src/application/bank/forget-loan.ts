import { readHeloc } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { queryClient } from '../../platform/later/query-client.ts';

/** The loan is read again: a new account of it says where its status leads (ledger ROUTE-026, ROUTE-027). */
export const forgetLoan = (uuid: string): Promise<void> =>
  queryClient.refetchQueries({ queryKey: callKey(readHeloc, { params: { uuid } }), type: 'all' });
