import { QR_FORM, type QrModules } from '@lintel/ui';
import { encode } from 'uqr';

/** Encodes a text as a QR code. A separate chunk, because few borrowers ask for one. */
export const qrModules = (text: string): QrModules => encode(text, QR_FORM).data;
