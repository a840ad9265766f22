import { holdFile, liftHold, readRetention, requestErasure } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { saveErasureRequest, placeLegalHold, liftLegalHold } from './acts.ts';
import { scheduleCheckWhenClosed } from './erase.ts';
import { loadRetention } from './shape.ts';
import { sweepRetention } from './sweep.ts';

/** Staff's calls to see a file's retention, hold it and request its erasure, and the sweep that erases what is due. */
export const retention: Feature = {
  afterWrite: [scheduleCheckWhenClosed],
  routes(app, context) {
    mount(app)(readRetention)(({ loan }) => loadRetention(context, loan));
    mount(app)(holdFile)(async (action) => {
      await placeLegalHold(action, action.body.reason);
      return loadRetention(context, action.loan);
    });
    mount(app)(liftHold)(async (action) => {
      await liftLegalHold(action, action.body.reason);
      return loadRetention(context, action.loan);
    });
    mount(app)(requestErasure)(async (action) => {
      await saveErasureRequest(action);
      return loadRetention(context, action.loan);
    });
    sweepWhileListening(app, context, 'due records', () => sweepRetention(context));
  },
};
