import type { adoptSignature, Request } from '@lintel/contract';
import {
  BORROWER,
  isOwnSignature,
  isCurrentClosingSet,
  MAX_SIGNATURE_BYTES,
  readInitials,
  getStatus,
  type StoredStatus,
} from '@lintel/domain';
import sharp from 'sharp';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith } from '../../kernel/http/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { loadSigningPeople } from './people.ts';
import { insertAdoptedSignature, type AdoptedSignature } from './store.ts';

type Body = Request<typeof adoptSignature>['body'];

const STEPS: readonly StoredStatus[] = ['FINAL_OFFER', 'NOTE_SIGNING', 'DEED_SIGNING'];
/** Most pixels of a drawn signature, in each direction. */
const WIDEST = 2000;

/** Saves the signature that a person typed or drew, to sign with from now on. */
export async function saveAdoptedSignature(context: Context, loan: OpenedLoan, body: Body): Promise<string> {
  const { uuid, audience: person, projection: file } = loan;
  const status = getStatus(file);
  // An additional signer follows their own stages, which start with the documents.
  const isOpen = person === BORROWER ? STEPS.includes(status) : isCurrentClosingSet(file, file.signingPackageSet);
  if (!isOpen) return refuseWith('not-at-this-step', { status, version: loan.version });
  if (file.esignConsents[person]?.given !== true) return refuse('consent-missing');
  const own = (await loadSigningPeople(context, context.db, loan)).find((one) => one.person === person);
  const initials = readInitials(body.initials);
  if (!own || initials === undefined || !isOwnSignature(body.text, own.name)) return refuse('signature-refused');
  const chosen: AdoptedSignature =
    body.mode === 'TYPED'
      ? { mode: 'TYPED', text: body.text.trim(), face: body.face, initials }
      : { mode: 'DRAWN', text: body.text.trim(), face: 'SCRIPT', image: await normalizeDrawing(body.image), initials };
  return insertAdoptedSignature(
    context.vault,
    context.db,
    { uuid, person, at: await loanNow(context, context.db) },
    chosen,
  );
}

/** Returns a drawn signature's PNG, re-encoded so that it carries nothing else. Refuses an empty or other image. */
async function normalizeDrawing(text: string): Promise<string> {
  const image = Buffer.from(text.replace(/^data:image\/png;base64,/, ''), 'base64');
  if (image.length === 0 || image.length > MAX_SIGNATURE_BYTES) return refuse('signature-refused');
  try {
    const picture = sharp(image, { limitInputPixels: WIDEST * WIDEST, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (format !== 'png' || width > WIDEST || height > WIDEST || (await isEmpty(image)))
      return refuse('signature-refused');
    return (await picture.png({ palette: true }).toBuffer()).toString('base64');
  } catch {
    return refuse('signature-refused');
  }
}

/** Returns whether the image has a single color: nothing was drawn. */
async function isEmpty(image: Buffer): Promise<boolean> {
  const { channels } = await sharp(image).flatten({ background: '#ffffff' }).stats();
  return channels.every(({ stdev }) => stdev < 1);
}
