import { joinWaitList, joinWaitListByEmail } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { addWaitListEntry, type WaitListEntry } from './entry.ts';

/** Adds people to the list of those who want to hear when the lender lends where they live. */
export const waitList: Feature = {
  routes(app, context) {
    mount(app)(joinWaitList)(({ organisation, body }) => join(context, organisation, body));
    mount(app)(joinWaitListByEmail)(({ organisation, body }) => join(context, organisation, body));
  },
};

async function join(context: Context, organization: string, entry: WaitListEntry): Promise<void> {
  if (await addWaitListEntry(context, organization, entry))
    event(context, 'wait-list.joined', { organisation: organization, state: entry.state });
}
