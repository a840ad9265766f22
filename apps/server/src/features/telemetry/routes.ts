import { openTelemetrySession, sendTelemetryEvent } from '@lintel/contract';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../kernel/feature.ts';
import { type Caller, mount, refuse } from '../../kernel/http/index.ts';
import { ensureTracker } from '../experiments/index.ts';
import { saveEvent } from './events.ts';
import { openVisit } from './sessions.ts';

/** Returns whether the browser sends Global Privacy Control: its owner wants no measuring. */
const isOptedOut = (request: FastifyRequest): boolean => request.headers['sec-gpc'] === '1';

/** Refuses the context `secure` in a request without a token. */
function checkContext(context: 'external' | 'secure', caller: Caller | null): void {
  if (context === 'secure' && !caller) refuse('unauthenticated');
}

/** Opens the pages' visits and takes their events, for the lender's statistics, without personal data. */
export const telemetry: Feature = {
  routes(app, context) {
    mount(app)(openTelemetrySession)(({ params, caller, organisation, body, request, reply }) => {
      checkContext(params.context, caller);
      const trackerUuid = ensureTracker(context, request, reply);
      return openVisit(context, { organisation, trackerUuid, optedOut: isOptedOut(request) }, body);
    });
    mount(app)(sendTelemetryEvent)(({ params, caller, organisation, body, request }) => {
      checkContext(params.context, caller);
      return saveEvent(context, { organisation, optedOut: isOptedOut(request) }, body);
    });
  },
};
