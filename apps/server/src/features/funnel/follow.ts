import { getFileStep } from '@lintel/domain';
import type { Trx } from '../../kernel/context.ts';
import { type ChangeListener, loadFacts, readApplication, toFact } from '../../loan-file/index.ts';
import { toFileDevice } from './device.ts';
import { insertTimes, raiseStep, updateDevice } from './store.ts';
import { measurePhaseTimes } from './times.ts';

/** Runs on every change of a loan file: saves how far it got and, once funded, how long it waited for each party. */
export const updateFunnel: ChangeListener = async ({ uuid, before, file, trx }) => {
  const step = getFileStep(file);
  if (step > getFileStep(before)) {
    const row = await readApplication(trx, uuid);
    if (row) await raiseStep(trx, { uuid, organisation: row.organisation, startedAt: row.created_at, step });
  }
  if (file.fundsSent && !before.fundsSent) await saveTimes(trx, uuid);
};

async function saveTimes(trx: Trx, uuid: string): Promise<void> {
  const rows = await loadFacts(trx, uuid);
  const facts = rows.map((row) => ({ fact: toFact(row), at: row.at.toISOString() }));
  await insertTimes(trx, uuid, measurePhaseTimes(facts));
}

/** Saves the kind of device that created an application. The header itself is not stored. */
export const saveDevice = (trx: Trx, uuid: string, userAgent: string): Promise<void> =>
  updateDevice(trx, uuid, toFileDevice(userAgent));
