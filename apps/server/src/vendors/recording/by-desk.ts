import { businessDayAfter } from '@lintel/domain';
import type { RecordingAnswer, RecordingPort } from './port.ts';

/** Business days that a county on paper usually takes. */
export const PAPER_DAYS = 10;

/** Without anybody who records over the wire every deed is brought to its county by the desk, which then enters the county's number. */
export const recordingByDesk: RecordingPort = {
  provider: 'desk',
  submit: async ({ county, today }): Promise<RecordingAnswer> => ({
    outcome: 'BY_HAND',
    county,
    expectedOn: businessDayAfter(today, PAPER_DAYS),
  }),
};
