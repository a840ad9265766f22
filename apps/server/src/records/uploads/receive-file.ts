import type { BodyOf, Call } from '@lintel/contract';
import { DOCUMENT_LIMITS, shownFileName, type ChatMediaType, type UploadAdvice } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, parsePart } from '../../kernel/http/index.ts';
import { inspect } from './inspect.ts';
import { receiveForm } from './receive-form.ts';
import { refuseFile } from './refuse-file.ts';
import { scanStored } from './scan.ts';
import { beginFile, dropFile, claimFile } from './unclaimed-files.ts';

/** A file that was inspected and stored. */
export interface ReceivedFile {
  readonly ref: string;
  /** Of the bytes that are kept and shown, in hex. */
  readonly sha256: string;
  readonly size: number;
  /** For display only. */
  readonly name: string;
  readonly mediaType: ChatMediaType;
  readonly pages: number;
  readonly advice: readonly UploadAdvice[];
  /** SCANNING: no scanner has declared it clean, so it may not be opened. */
  readonly state: 'READY' | 'SCANNING';
  /**
   * Claims the file in the transaction that stores the row that it belongs to. Without it the file is deleted when
   * `use` ends. After it only the database decides whether the file is kept, and a rolled-back transaction's file is
   * swept later.
   */
  keep(trx: Executor): Promise<void>;
}

interface UploadRequest {
  readonly context: Context;
  readonly request: FastifyRequest;
  /** The loan file and the lender whose the file is; without an ID it belongs to no loan. */
  readonly loan: { readonly uuid: string | null; readonly organisation: string } | undefined;
  readonly caller: Pick<Caller, 'identityUuid'> | null;
}

/**
 * Accepts the one file of a form: stores it as it arrives, inspects it, re-encodes an image, and scans it. `use` gives
 * it a row and keeps it. In every other case nothing is left behind. Refuses with the names of `FILE_ERRORS`.
 */
export async function receiveFile<C extends Call, T>(
  call: C,
  { context, request, loan, caller }: UploadRequest,
  use: (file: ReceivedFile, body: Omit<BodyOf<C>, 'file'>) => Promise<T>,
): Promise<T> {
  const limits = call.rules.upload ?? DOCUMENT_LIMITS;
  const ownRefs: string[] = [];
  let usedRef: string | undefined;
  const begin = async (): Promise<string> => {
    const ref = await beginFile(context);
    ownRefs.push(ref);
    return ref;
  };
  try {
    const first = await begin();
    const form = await receiveForm(context, call, request, first);
    const body = parsePart(call.body, { ...form.fields, file: new Blob() }) as BodyOf<C>;
    const inspection = await withDisconnectSignal(request, (disconnected) =>
      inspect(() => context.vendors.files.get(first), limits, {
        person: caller?.identityUuid ?? loan?.uuid ?? '',
        disconnected,
      }),
    );
    if ('fault' in inspection) return refuseFile(inspection.fault, limits);
    const { content, ...found } = inspection.found;
    const ref = content ? await begin() : first;
    const stored = content ? await context.vendors.files.put(ref, content) : form.stored;
    const state = await scanStored(context, {
      ref,
      organisation: loan?.organisation ?? '',
      applicationUuid: loan?.uuid ?? null,
    });
    if (state === 'INFECTED') return refuseFile('INFECTED', limits);
    const keep = async (trx: Executor): Promise<void> => {
      await claimFile(trx, ref);
      usedRef = ref;
    };
    return await use({ ...found, ...stored, ref, name: shownFileName(form.fileName), state, keep }, body);
  } finally {
    for (const ref of ownRefs) if (ref !== usedRef) await dropFile(context, ref);
  }
}

/** Runs work with a signal that aborts when the client disconnects. */
async function withDisconnectSignal<T>(
  { raw: { socket } }: FastifyRequest,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const left = (): void => gone.abort();
  if (socket.destroyed) left();
  socket.once('close', left);
  try {
    return await work(gone.signal);
  } finally {
    socket.off('close', left);
  }
}
