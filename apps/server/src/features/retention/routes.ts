import { holdFile, liftHold, readRetention, requestErasure } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { whileListening } from '../../kernel/jobs/index.ts';
import { saveErasureRequest, fileHeld, liftLegalHold } from './acts.ts';
import { scheduleCheckWhenClosed } from './erase.ts';
import { loadRetention } from './shape.ts';
import { sweepRetention } from './sweep.ts';

/** Retention periods, holds, and the erasure of records that are due. */
export const retention: Feature = {
  onMove: [scheduleCheckWhenClosed],
  routes(app, context) {
    mount(app)(readRetention)(({ loan }) => loadRetention(context, loan));
    mount(app)(holdFile)(async (asked) => {
      await fileHeld(asked, asked.body.reason);
      return loadRetention(context, asked.loan);
    });
    mount(app)(liftHold)(async (asked) => {
      await liftLegalHold(asked, asked.body.reason);
      return loadRetention(context, asked.loan);
    });
    mount(app)(requestErasure)(async (asked) => {
      await saveErasureRequest(asked);
      return loadRetention(context, asked.loan);
    });
    whileListening(app, context, 'due records', () => sweepRetention(context));
  },
};
