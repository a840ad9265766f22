import { addFileDocument, readLoanFile } from '@lintel/contract';
import { api } from '../../platform/api.ts';
import type { WriteParams } from '../file-form.tsx';

/** Polling of the scan's inspection: milliseconds between tries, and the number of tries. */
const [POLL_MS, MAX_POLLS] = [700, 40];

/**
 * Adds a scan to the file and returns its id, once it is inspected or after about 28 seconds. The call that gets the id
 * decides what state of the scan it accepts.
 *
 * @param personUuid whom the document is about
 */
export async function addScan(
  file: File,
  personUuid: string,
  { params, idempotencyKey }: Pick<WriteParams, 'params' | 'idempotencyKey'>,
): Promise<string> {
  const { uuid } = await api(addFileDocument, { params, idempotencyKey, body: { type: 'SUPPORT', personUuid, file } });
  for (let times = 0; times < MAX_POLLS; times += 1) {
    const { documents } = await api(readLoanFile, { params });
    if (documents.find((one) => one.uuid === uuid)?.state !== 'SCANNING') break;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return uuid;
}
