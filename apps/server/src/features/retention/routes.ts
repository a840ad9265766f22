import { holdFile, liftHold, readRetention, requestErasure } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { whileListening } from '../../kernel/jobs/index.ts';
import { erasureRequested, fileHeld, holdLifted } from './acts.ts';
import { dueWhenClosed } from './erase.ts';
import { retentionShape } from './shape.ts';
import { sweepRetention } from './sweep.ts';

/** Retention periods, holds, and the erasure of records that are due. */
export const retention: Feature = {
  onMove: [dueWhenClosed],
  routes(app, context) {
    mount(app)(readRetention)(({ loan }) => retentionShape(context, loan));
    mount(app)(holdFile)(async (asked) => {
      await fileHeld(asked, asked.body.reason);
      return retentionShape(context, asked.loan);
    });
    mount(app)(liftHold)(async (asked) => {
      await holdLifted(asked, asked.body.reason);
      return retentionShape(context, asked.loan);
    });
    mount(app)(requestErasure)(async (asked) => {
      await erasureRequested(asked);
      return retentionShape(context, asked.loan);
    });
    whileListening(app, context, 'due records', () => sweepRetention(context));
  },
};
