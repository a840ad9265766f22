import { businessDayAfter } from '@lintel/domain';
import type { RecordingAnswer, RecordingPort } from './port.ts';

/** Business days that a county usually takes to record a paper deed. */
export const PAPER_DAYS = 10;

/** Without a recording vendor, staff bring every deed to its county and then enter the county's number. */
export const recordingByStaff: RecordingPort = {
  provider: 'desk',
  submit: async ({ county, today }): Promise<RecordingAnswer> => ({
    outcome: 'BY_HAND',
    county,
    expectedOn: businessDayAfter(today, PAPER_DAYS),
  }),
};
