import {
  inviteBorrower,
  listOfficerInvitations,
  listOwnPipeline,
  readOwnOriginator,
  readOwnFile,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { loadInvitations, loadOwnOriginator, createInvitation } from '../features/originators/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { loadOwnFile, ownPipelinePage } from './read-models/officer.ts';

/** Mounts the calls of a loan officer, who logs in as staff and sees only their own borrowers. */
export function mountOfficer(app: FastifyInstance, context: Context): void {
  mount(app)(readOwnOriginator)(({ caller }) => loadOwnOriginator(context, caller));
  mount(app)(listOwnPipeline)(({ caller, query }) => ownPipelinePage(context, caller, query));
  mount(app)(readOwnFile)(({ caller, params }) => loadOwnFile(context, caller, params.applicationUuid));
  mount(app)(listOfficerInvitations)(({ caller, query }) => loadInvitations(context, caller, query));
  mount(app)(inviteBorrower)(({ caller, body }) => createInvitation(context, caller, body));
}
