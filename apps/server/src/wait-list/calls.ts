import { createHmac } from 'node:crypto';
import { joinWaitList, joinWaitListByEmail } from '@lintel/contract';
import type { Context } from '../context.ts';
import { sealedPlace } from '../db/sealed.ts';
import { event } from '../events.ts';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';

export const waitList: Feature = {
  routes(app, context) {
    mount(app)(joinWaitList)(async ({ organisation, body }) => {
      const { email, street1, street2, city, state, zip } = body;
      await join(context, { organisation, state, who: [email, street1, street2 ?? '', city, state, zip], entry: body });
    });
    mount(app)(joinWaitListByEmail)(async ({ organisation, body }) => {
      await join(context, { organisation, state: body.state, who: [body.email, body.state], entry: body });
    });
  },
};

interface Entry {
  readonly organisation: string;
  readonly state: string;
  /** What makes two entries the same. */
  readonly who: readonly string[];
  readonly entry: object;
}

/** Adds an entry once. The same email and place is found by a keyed hash; the entry itself is sealed. */
async function join(context: Context, { organisation, state, who, entry }: Entry): Promise<void> {
  const parts = [organisation, ...who].map((part) => part.trim().toLowerCase());
  const hash = createHmac('sha256', context.keys.password[0].bytes).update(JSON.stringify(parts)).digest('hex');
  const added = await context.db
    .insertInto('wait_list')
    .values({ who_hash: hash, organisation, state, ...context.vault.seal(sealedPlace('wait_list', hash), entry) })
    .onConflict((conflict) => conflict.column('who_hash').doNothing())
    .returning('state')
    .executeTakeFirst();
  if (added) event(context, 'wait-list.joined', { organisation, state });
}
