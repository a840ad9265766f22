import type { Context } from '../../kernel/context.ts';
import { VendorFailure, type VendorCall, scanAnswer } from '../../vendors/index.ts';

/** A file in the store, and the loan that it belongs to. */
export interface StoredFile {
  readonly ref: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
}

/** Asks the scanner about a stored file. SCANNING: it gave no usable answer, so the file may not be opened yet. */
export async function scanStored(
  { vendors }: Pick<Context, 'vendors'>,
  { ref, organisation, applicationUuid }: StoredFile,
): Promise<'READY' | 'INFECTED' | 'SCANNING'> {
  const { gateway, scan, files } = vendors;
  const call: VendorCall = {
    kind: 'scan',
    op: 'scan.file',
    key: `scan:${ref}`,
    organisation,
    applicationUuid,
    attempt: 1,
  };
  try {
    const answer = await gateway.ask(call, scan.provider, scanAnswer, (meta) => scan.scan(files.stream(ref), meta));
    return answer.outcome === 'CLEAN' ? 'READY' : 'INFECTED';
  } catch (error) {
    if (error instanceof VendorFailure) return 'SCANNING';
    throw error;
  }
}
