import { businessDayAfter } from '@lintel/domain';
import type { RecordingAnswer, RecordingPort } from './port.ts';

/** Business days that a county usually takes to record a paper deed. */
export const PAPER_DAYS = 10;

/** Has staff bring every deed to its county and enter the county's number, where no recording vendor is connected. */
export const recordingByStaff: RecordingPort = {
  provider: 'desk',
  submit: async ({ county, today }): Promise<RecordingAnswer> => ({
    outcome: 'BY_HAND',
    county,
    expectedOn: businessDayAfter(today, PAPER_DAYS),
  }),
};
