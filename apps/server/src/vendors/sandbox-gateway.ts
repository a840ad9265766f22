import type { Kysely } from 'kysely';
import type { Database } from '../kernel/db/index.ts';
import { claimFault, applyFault } from './faults.ts';
import type { Gateway } from './gateway.ts';

/**
 * Wraps the gateway so that sandbox vendors have the faults that a tester orders. Requests to real vendors don't
 * change.
 */
export function withSandboxFaults(gateway: Gateway, db: Kysely<Database>): Gateway {
  const duplicates = new Set<string>();
  return {
    ...gateway,
    ask(call, provider, schema, send) {
      if (provider !== 'sandbox') return gateway.ask(call, provider, schema, send);
      return gateway.ask(call, provider, schema, async (meta) => {
        const fault = await claimFault(db, call.kind);
        if (fault?.mode === 'duplicate') duplicates.add(call.key);
        return applyFault(fault, call.kind, () => send(meta));
      });
    },
    async deliver(key, onReply) {
      await gateway.deliver(key, onReply);
      if (duplicates.delete(key)) await gateway.deliver(key, onReply);
    },
  };
}
