import { businessDayAfter } from '@lintel/domain';
import type { RequestMeta } from '../call.ts';
import { hasWords, pick } from '../sandbox-levers.ts';
import { recordingByStaff } from './by-staff.ts';
import type { RecordingAnswer, RecordingPort, RecordingRequest } from './port.ts';

/**
 * County recorders of the sandbox. The street's name decides (docs/sandbox.md). The number is derived from the key, so
 * a repeat returns the same one.
 */
export const sandboxRecording: RecordingPort = {
  provider: 'sandbox',
  async submit(request: RecordingRequest, meta: RequestMeta): Promise<RecordingAnswer> {
    const {
      home: { street },
      county,
      today,
    } = request;
    if (hasWords(street, 'paper county')) return recordingByStaff.submit(request, meta) as Promise<RecordingAnswer>;
    if (hasWords(street, 'slow county'))
      return { outcome: 'SUBMITTED', county, expectedOn: businessDayAfter(today, 1) };
    if (hasWords(street, 'odd deed'))
      return { outcome: 'REJECTED', county, reason: "The legal description can't be read." };
    return {
      outcome: 'RECORDED',
      instrumentNumber: `${today.slice(0, 4)}-${pick(`deed ${meta.key}`, 1_000_000, 9_999_999)}`,
      county,
      recordedOn: today,
    };
  },
};
