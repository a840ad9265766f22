import {
  changeColleague,
  approveSecondFactorReset,
  requestSecondFactorReset,
  declineSecondFactorReset,
  inviteColleague,
  listStaff,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { approveReset, requestReset, declineReset } from '../identity/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount, parseIfMatch } from '../kernel/http/index.ts';
import { changeMember, inviteMember, toMember, loadTeam } from './team.ts';

/** Mounts the calls about teammates, their permissions and the reset of their second factors. */
export function mountTeam(app: FastifyInstance, context: Context): void {
  mount(app)(listStaff)(({ caller }) => loadTeam(context, caller));
  mount(app)(inviteColleague)(({ caller, body }) => inviteMember(context, caller, body));
  mount(app)(changeColleague)(({ caller, params, body, request }) =>
    changeMember(context, caller, params.staffUuid, body, parseIfMatch(changeColleague, request)),
  );
  mount(app)(requestSecondFactorReset)(async ({ caller, params }) =>
    toMember(await requestReset(context, caller, params.staffUuid)),
  );
  mount(app)(approveSecondFactorReset)(async ({ caller, params }) =>
    toMember(await approveReset(context, caller, params.staffUuid)),
  );
  mount(app)(declineSecondFactorReset)(async ({ caller, params }) =>
    toMember(await declineReset(context, caller, params.staffUuid)),
  );
}
