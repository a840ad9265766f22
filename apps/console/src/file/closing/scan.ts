import { addFileDocument, readLoanFile } from '@lintel/contract';
import { api } from '../../platform/api.ts';
import type { WriteParams } from '../file-form.tsx';

/** Polling of the scan's inspection: milliseconds between tries, and the number of tries. */
const [POLL_MS, TIMES] = [700, 40];

/**
 * Adds a document's scan to the file, waits for its inspection and returns its id: a paper signing needs a scan that
 * can be read.
 */
export async function addScan(
  file: File,
  personUuid: string,
  { params, idempotencyKey }: Pick<WriteParams, 'params' | 'idempotencyKey'>,
): Promise<string> {
  const { uuid } = await api(addFileDocument, { params, idempotencyKey, body: { type: 'SUPPORT', personUuid, file } });
  for (let times = 0; times < TIMES; times += 1) {
    const { documents } = await api(readLoanFile, { params });
    if (documents.find((one) => one.uuid === uuid)?.state !== 'SCANNING') break;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return uuid;
}
