import { addFileDocument, readFile } from '@lintel/contract';
import { api } from '../../platform/api.ts';
import type { WriteParams } from '../file-form.tsx';

/** How often, in milliseconds, it is asked whether a scan was looked at, and how many times. */
const [EVERY, TIMES] = [700, 40];

/** Adds the scan of a paper to the file and waits until it was looked at: what counts on paper names a scan that can be read. Answers its id. */
export async function addScan(
  file: File,
  personUuid: string,
  { params, idempotencyKey }: Pick<WriteParams, 'params' | 'idempotencyKey'>,
): Promise<string> {
  const { uuid } = await api(addFileDocument, { params, idempotencyKey, body: { type: 'SUPPORT', personUuid, file } });
  for (let times = 0; times < TIMES; times += 1) {
    const { documents } = await api(readFile, { params });
    if (documents.find((one) => one.uuid === uuid)?.state !== 'SCANNING') break;
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY);
    });
  }
  return uuid;
}
