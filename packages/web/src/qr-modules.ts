import type { QrModules } from '@lintel/ui';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Encodes a text as a QR code for a screen: readable for a phone at an angle, with the border as part of the code. */
export const qrModules = (text: string): QrModules => encode(text, { ecc: 'M', border: 4 }).data;

export const useQrModules = (text: string): QrModules => useMemo(() => qrModules(text), [text]);
