import {
  addOriginator,
  addReferral,
  changeOriginator,
  importOriginators,
  linkOriginator,
  listOriginators,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import {
  importCsv,
  loadOriginators,
  saveNewOriginator,
  saveOriginatorChange,
  saveReferral,
  saveStaffLink,
} from '../features/originators/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount, parseIfMatch } from '../kernel/http/index.ts';

/** Mounts the calls about loan officers, brokers and referrals. */
export function mountOriginators(app: FastifyInstance, context: Context): void {
  mount(app)(listOriginators)(({ caller }) => loadOriginators(context, caller));
  mount(app)(addOriginator)(({ caller, body }) => saveNewOriginator(context, caller, body));
  mount(app)(changeOriginator)(({ caller, params, body, request }) =>
    saveOriginatorChange(context, caller, params.originatorUuid, body, parseIfMatch(changeOriginator, request)),
  );
  mount(app)(linkOriginator)(({ caller, params, body, request }) =>
    saveStaffLink(
      context,
      caller,
      params.originatorUuid,
      body.staffUuid ?? null,
      parseIfMatch(linkOriginator, request),
    ),
  );
  mount(app)(importOriginators)(({ caller, body }) => importCsv(context, caller, body.csv));
  mount(app)(addReferral)(({ caller, params, body }) => saveReferral(context, caller, params.originatorUuid, body));
}
