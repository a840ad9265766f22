import type { UploadLimits } from '@lintel/domain';
import { inspectFile, type Inspection } from './inspect-file.ts';

/** The entry point of the process that inspects files, one at a time. This is its input. */
export interface InspectionRequest {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly limits: UploadLimits;
}

/** The output of the inspection process. */
export interface InspectionReply {
  readonly inspection: Inspection;
  readonly memoryBytes: number;
}

process.on('message', ({ content, limits }: InspectionRequest) => void answer(content, limits));
// Not `exit`, which waits for running threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');

async function answer(content: Uint8Array<ArrayBuffer>, limits: UploadLimits): Promise<void> {
  const inspection = await inspectFile(Buffer.from(content.buffer, content.byteOffset, content.byteLength), limits);
  const reply: InspectionReply = { inspection, memoryBytes: process.memoryUsage().rss };
  process.send?.(reply);
}
