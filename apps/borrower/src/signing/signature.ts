import type { adoptSignature, Request } from '@lintel/contract';
import { isOwnSignature, readInitials, SIGNATURE_FACES, type SignatureFace, type FieldMessage } from '@lintel/domain';
import { toInitials, type SigningSet } from './documents.ts';
import { SIGNATURE } from './words.en.ts';

/** The looks of a signature: a style for the typed name, or a drawing. */
export const STYLES = [...SIGNATURE_FACES, 'DRAWN'] as const;
export type Style = SignatureFace | 'DRAWN';

/** The values of the signature form. */
export interface ChosenSignature {
  style: Style;
  text: string;
  initials: string;
  /** A PNG in base64, once drawn. */
  image: string | undefined;
}

type AdoptedSignature = SigningSet['signature'];
type Body = Request<typeof adoptSignature>['body'];

/** Returns the form's initial values: the adopted signature, otherwise the typed name. */
export const firstChoice = (adopted: AdoptedSignature, name: string): ChosenSignature => ({
  style: adopted ? (adopted.mode === 'DRAWN' ? 'DRAWN' : (adopted.face ?? 'SCRIPT')) : 'SCRIPT',
  text: adopted?.text ?? name,
  initials: adopted?.initials ?? toInitials(name),
  image: undefined,
});

/** Returns whether this is the adopted signature, which needn't be sent again. */
export function isAdopted(
  { style, text, initials, image }: ChosenSignature,
  adopted: AdoptedSignature,
): adopted is NonNullable<AdoptedSignature> {
  if (!adopted || adopted.text !== text.trim() || adopted.initials !== resolveInitials(initials, text)) return false;
  return style === 'DRAWN'
    ? adopted.mode === 'DRAWN' && image === undefined
    : adopted.mode === 'TYPED' && adopted.face === style;
}

/**
 * Returns errors of the signature form, in page order; checks initials only where the document has them. `name` is the
 * signer's.
 */
export function signatureErrors(
  chosen: ChosenSignature,
  adopted: AdoptedSignature,
  asksInitials: boolean,
  name: string,
): readonly FieldMessage[] {
  const { style, text, initials, image } = chosen;
  return [
    ...(style === 'DRAWN' && image === undefined && adopted?.mode !== 'DRAWN'
      ? [{ field: 'drawing', message: SIGNATURE.drawMissing }]
      : []),
    ...(text.trim() === ''
      ? [{ field: 'signatureName', message: SIGNATURE.nameMissing }]
      : isOwnSignature(text, name)
        ? []
        : [{ field: 'signatureName', message: SIGNATURE.nameOther(name) }]),
    ...(asksInitials && readInitials(initials) === undefined
      ? [{ field: 'initials', message: SIGNATURE.initialsMissing }]
      : []),
  ];
}

/** Returns the initials, or those of the name if they are invalid, where the document doesn't need them. */
const resolveInitials = (initials: string, text: string): string => readInitials(initials) ?? toInitials(text);

/** Builds the request body that adopts a valid signature. */
export function signatureBody({ style, text: typed, initials: letters, image }: ChosenSignature): Body {
  const text = typed.trim();
  const initials = resolveInitials(letters, text);
  return style === 'DRAWN'
    ? { mode: 'DRAWN', text, image: image ?? '', initials }
    : { mode: 'TYPED', text, face: style, initials };
}
