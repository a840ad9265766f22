import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ADOBE_PKCS7_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import { readCertificate, type SealKey } from '../../kernel/config/index.ts';
import { sha256 } from '../../loan-file/index.ts';
import type { EsignPort } from './port.ts';
import { toSeal, verifySeal } from './verify.ts';

/** Bytes reserved for a signature: enough for RSA 4096 with a certificate chain. */
const ROOM = 16_384;

/**
 * Seals with this installation's key, which is loaded with the first seal, so a server that seals nothing creates none.
 */
export function sealWithOwnKey(loadKey: () => SealKey): EsignPort {
  let known: SealKey | undefined;
  return {
    provider: 'seal',
    async seal(pdf, { reason, name, location, contact, at }) {
      const key = (known ??= loadKey());
      const certificate = readCertificate(key);
      if (!certificate) throw new Error('The seal key has no certificate.');
      const document = await PDFDocument.load(pdf, { updateMetadata: false });
      pdflibAddPlaceholder({
        pdfDoc: document,
        reason,
        name,
        location,
        contactInfo: contact,
        signingTime: at,
        signatureLength: ROOM,
        subFilter: SUBFILTER_ADOBE_PKCS7_DETACHED,
      });
      const prepared = Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
      // A new signer for each file, because a signer can read its key only once.
      const bytes = await new SignPdf().sign(prepared, new P12Signer(key.p12, { passphrase: key.password }), at);
      return { bytes, sha256: sha256(bytes), ...toSeal(certificate) };
    },
    verify: async (pdf) => verifySeal(pdf),
  };
}
