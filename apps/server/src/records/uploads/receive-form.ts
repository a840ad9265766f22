import type { Readable } from 'node:stream';
import type { Call } from '@lintel/contract';
import { DOCUMENT_LIMITS, pointsIntoFolder, type FileFault, type UploadLimits } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { StoredContent } from '../../vendors/index.ts';
import { refuseFile } from './refuse-file.ts';

/** Bytes of a form besides its file. */
const MAX_OTHER_BYTES = 20_000;

/** A form whose file is in the store, not inspected yet. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** As sent: never used in a path, and shown only after `shownFileName`. */
  readonly fileName: string;
  readonly stored: StoredContent;
}

/**
 * Reads a form with one file as it arrives and stores the file under `ref` piece by piece: never whole in memory, never
 * more than the limit.
 */
export async function receiveForm(
  { vendors }: Pick<Context, 'vendors'>,
  call: Call,
  request: FastifyRequest,
  ref: string,
): Promise<ReceivedForm> {
  const limits = call.rules.upload ?? DOCUMENT_LIMITS;
  if (!request.isMultipart()) return refuse('unsupported-media-type');
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes + MAX_OTHER_BYTES)
    return refuseFile('TOO_LARGE', limits);
  const fields: Record<string, string> = {};
  let file: Omit<ReceivedForm, 'fields'> | undefined;
  try {
    // Keeps the name as sent: one that points elsewhere is refused, not silently corrected.
    for await (const part of request.parts({
      preservePath: true,
      limits: {
        fileSize: limits.bytes + 1,
        files: 1,
        fields: 8,
        parts: 9,
        fieldSize: 1000,
        fieldNameSize: 40,
        headerPairs: 20,
      },
    })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === 'file' && pointsIntoFolder(part.filename)) return refuseFile('NAME', limits);
      else if (part.fieldname === 'file')
        file = {
          fileName: part.filename,
          stored: await vendors.files.put(ref, atMost(limits, untilCutOff(request, part.file))),
        };
      else part.file.resume();
    }
  } catch (error) {
    if (error instanceof TooLarge) return refuseFile('TOO_LARGE', limits);
    if (isCutOff(request) || isOfTheForm(error)) return refuse('invalid-request');
    throw error;
  } finally {
    // Drains the remaining request, so that the client receives the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
  if (!file) return refuse('invalid-request');
  if (file.stored.size === 0) return refuseFile('EMPTY' satisfies FileFault, limits);
  return { fields, ...file };
}

class TooLarge extends Error {}
class CutOff extends Error {}

async function* atMost(limits: UploadLimits, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of content) {
    size += piece.length;
    if (size > limits.bytes) throw new TooLarge();
    yield piece;
  }
}

/** A connection that breaks ends the file with an error, not with the bytes received so far. */
function untilCutOff(request: FastifyRequest, file: Readable): Readable {
  const cut = (): void => {
    if (!request.raw.complete) file.destroy(new CutOff());
  };
  request.raw.once('close', cut);
  file.once('close', () => request.raw.off('close', cut));
  return file;
}

const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Whether the error is the form's: unreadable, truncated, or with more parts than allowed. */
function isOfTheForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    code.startsWith('FST_') ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /multipart|part header|unexpected end of/i.test(error.message)
  );
}
