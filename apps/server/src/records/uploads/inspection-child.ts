import type { UploadLimits } from '@lintel/domain';
import { inspectFile } from './inspect-file.ts';

/** The process that inspects files, one at a time: its input and output. */
export interface InspectionRequest {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly limits: UploadLimits;
}

process.on('message', ({ content, limits }: InspectionRequest) => void answer(content, limits));
// Not `exit`, which waits for running threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');

async function answer(content: Uint8Array<ArrayBuffer>, limits: UploadLimits): Promise<void> {
  const inspection = await inspectFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength), limits);
  process.send?.({ seen: inspection, held: process.memoryUsage().rss });
}
