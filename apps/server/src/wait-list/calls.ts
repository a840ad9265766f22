import { createHmac } from 'node:crypto';
import { joinWaitList } from '@lintel/contract';
import { event } from '../events.ts';
import type { Feature } from '../feature.ts';
import { mount } from '../http/mount.ts';

export const waitList: Feature = {
  routes(app, context) {
    mount(app)(joinWaitList)(async ({ organisation, body }) => {
      const { email, street1, street2, city, state, zip } = body;
      const who = [organisation, email, street1, street2 ?? '', city, state, zip].map((part) => part.trim().toLowerCase());
      // The same e-mail and address twice is one entry: found by a keyed hash, the entry itself is sealed.
      const hash = createHmac('sha256', context.keys.password[0].bytes).update(JSON.stringify(who)).digest('hex');
      const added = await context.db
        .insertInto('wait_list')
        .values({ who_hash: hash, organisation, state, ...context.vault.seal(`wait_list/${hash}/sealed`, body) })
        .onConflict((conflict) => conflict.column('who_hash').doNothing())
        .returning('state')
        .executeTakeFirst();
      if (added) event(context, 'wait-list.joined', { organisation, state });
    });
  },
};
