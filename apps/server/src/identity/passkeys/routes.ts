import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  beginPasskeyStepUp as beginPasskeyStepUpCall,
  readPasskeys,
  readStepUp,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  stepUpWithPasskey,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { mount } from '../../kernel/http/index.ts';
import { addPasskey, beginPasskey } from './add.ts';
import { removePasskey, renamePasskey } from './manage.ts';
import { getRelyingParty } from './relying-party.ts';
import { toPasskeyReply } from './shape.ts';
import { beginPasskeyStepUp, finishPasskeyStepUp, loadStepUp } from './step-up.ts';
import { loadPasskeys } from './store.ts';

/** Mounts the calls for a person's passkeys and for a step-up with one. `features/identity-broker` logs in with one. */
export function mountPasskeys(app: FastifyInstance, context: Context): void {
  mount(app)(readPasskeys)(async ({ caller }) =>
    (await loadPasskeys(context, context.db, caller.identityUuid)).map(toPasskeyReply),
  );
  mount(app)(beginPasskeyCall)(({ caller, organisation, request }) =>
    beginPasskey(context, caller, getRelyingParty(context, request, organisation)),
  );
  mount(app)(addPasskeyCall)(({ caller, organisation, request, body }) =>
    addPasskey(context, caller, getRelyingParty(context, request, organisation), body),
  );
  mount(app)(renamePasskeyCall)(({ caller, params, body }) =>
    renamePasskey(context, caller, params.passkeyUuid, body.name),
  );
  mount(app)(removePasskeyCall)(({ caller, params }) => removePasskey(context, caller, params.passkeyUuid));
  mount(app)(readStepUp)(({ caller, organisation, request }) =>
    loadStepUp(context, caller, getRelyingParty(context, request, organisation)),
  );
  mount(app)(beginPasskeyStepUpCall)(({ caller, organisation, request }) =>
    beginPasskeyStepUp(context, caller, getRelyingParty(context, request, organisation)),
  );
  mount(app)(stepUpWithPasskey)(async ({ caller, organisation, request, body, reply }) => {
    const site = getRelyingParty(context, request, organisation);
    const token = await finishPasskeyStepUp(context, caller, {
      site,
      credential: body.credential,
      address: request.ip,
    });
    reply.header('authorization', `Bearer ${token}`);
  });
}
