import { parentPort, workerData } from 'node:worker_threads';
import type { UploadLimits } from '@lintel/domain';
import { look, type Look } from './look.ts';

/** The thread that looks at one file: what it is given, what it answers. */
const { content, limits } = workerData as { content: Uint8Array<ArrayBuffer>; limits: UploadLimits };

const seen: Look = await look(Buffer.from(content.buffer, content.byteOffset, content.byteLength), limits);
const picture = 'found' in seen ? seen.found.content : undefined;
parentPort?.postMessage(seen, picture ? [picture.buffer] : []);
