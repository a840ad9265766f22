import { QR_FORM, type QrModules } from '@lintel/ui';
import { encode } from 'uqr';

/** A text as a QR code. In a chunk of its own: few people ask for one. */
export const qrModules = (text: string): QrModules => encode(text, QR_FORM).data;
