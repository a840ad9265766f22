import { lookUpAddress } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import {
  addressSuggestions,
  type AddressSuggestion,
  claimFault,
  measureRequest,
  applyFault,
  VendorFailure,
} from '../../vendors/index.ts';
import { LOOK_UP } from './words.ts';

/**
 * Asks the address vendor for suggestions while a person types. The ledger doesn't record them, because no decision
 * depends on them.
 */
async function fetchSuggestions(
  context: Context,
  organization: string,
  search: string,
  states: readonly string[],
): Promise<AddressSuggestion[]> {
  const { address } = context.vendors;
  const fault =
    address.provider === 'sandbox' && !context.config.production ? await claimFault(context.db, 'address') : null;
  return measureRequest(context.metrics.countVendor, 'address', async () => {
    const answer = await applyFault(fault, 'address', () => address.lookup(search, states, { organization }));
    const read = addressSuggestions.safeParse(answer);
    if (!read.success) throw new VendorFailure('MALFORMED', 'address');
    return read.data;
  });
}

/** Suggests addresses during registration: by a call, and to pages without JavaScript. */
export const address: Feature = {
  provide: (context) => ({
    lookUpAddress: (organization, search, states) => fetchSuggestions(context, organization, search, states),
  }),
  routes(app, context) {
    mount(app)(lookUpAddress)(async ({ query, organisation }) => {
      try {
        return await fetchSuggestions(context, organisation, query.search.trim(), query.state ?? []);
      } catch {
        return refuse('vendor-unavailable', { partner: LOOK_UP.vendor });
      }
    });
  },
};
