import { createHash, createVerify, timingSafeEqual, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import type { Seal, SealCheck } from './port.ts';

const broken = (because: Extract<SealCheck, { outcome: 'BROKEN' }>['because']): SealCheck => ({
  outcome: 'BROKEN',
  because,
});

/**
 * Whether a PDF is unchanged since it was sealed. Three checks together: the byte range covers the whole file except
 * the signature itself, its digest is the one in the signature, and the signature matches its certificate. No other
 * party is asked.
 */
export function verifySeal(pdf: Uint8Array): SealCheck {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const range = findByteRange(file);
  if (!range) return broken('NO_SEAL');
  const [start, before, after, rest] = range;
  const hole = file.subarray(start + before, after);
  // The gap contains one string of hex digits, and nothing else is left out.
  if (start !== 0 || after + rest !== file.length || !/^<[0-9a-f]+>$/.test(hole.toString('latin1')))
    return broken('BYTES_OUTSIDE');
  const content = Buffer.concat([file.subarray(0, before), file.subarray(after)]);
  try {
    return readSeal(Buffer.from(hole.subarray(1, -1).toString('latin1'), 'hex'), content);
  } catch {
    return broken('UNREADABLE');
  }
}

/** Returns the last byte range: a file that was sealed again has the newer range after the first. */
function findByteRange(file: Buffer): readonly [number, number, number, number] | undefined {
  const all = [...file.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  const last = all.at(-1);
  if (!last) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = last.slice(1).map(Number);
  return a + b <= c && c + d <= file.length ? [a, b, c, d] : undefined;
}

/** The parsed parts of the PKCS#7 message. */
interface MessageParts {
  readonly version: string;
  readonly issuer: forge.asn1.Asn1;
  readonly serial: string;
  readonly digestAlgorithm: string;
  readonly digestAlgorithms: forge.asn1.Asn1;
  readonly signatureAlgorithm: readonly forge.asn1.Asn1[];
  readonly authenticatedAttributes: forge.asn1.Asn1[];
  readonly signature: string;
}

const SHA256 = forge.pki.oids['sha256'] ?? '';
const RSA = forge.pki.oids['rsaEncryption'] ?? '';

/** Whether the message's other fields have their required values, so that no variation of them passes as the seal. */
function isAsWritten({ version, digestAlgorithm, digestAlgorithms, signatureAlgorithm }: MessageParts): boolean {
  const oids = (digestAlgorithms.value as forge.asn1.Asn1[]).map(getOid);
  return (
    version === '\u0001' &&
    forge.asn1.derToOid(digestAlgorithm) === SHA256 &&
    oids.join(' ') === SHA256 &&
    oidIn(signatureAlgorithm) === RSA
  );
}

const oidIn = ([oid]: readonly forge.asn1.Asn1[]): string => (oid ? forge.asn1.derToOid(oid.value as string) : '');
const getOid = (algorithm: forge.asn1.Asn1): string => oidIn(algorithm.value as forge.asn1.Asn1[]);

/** Whether the message names this certificate as its signer's. */
function isNamed({ issuer, serial }: MessageParts, certificate: forge.pki.Certificate): boolean {
  const own = forge.pki.distinguishedNameToAsn1(certificate.issuer);
  return (
    forge.asn1.toDer(issuer).getBytes() === forge.asn1.toDer(own).getBytes() &&
    forge.util.bytesToHex(serial) === certificate.serialNumber
  );
}

function readSeal(der: Buffer, content: Buffer): SealCheck {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(exactly(der).toString('latin1')));
  const message = forge.pkcs7.messageFromAsn1(asn1) as forge.pkcs7.PkcsSignedData & { rawCapture: MessageParts };
  const { authenticatedAttributes: attributes, signature } = message.rawCapture;
  if (!isAsWritten(message.rawCapture)) return broken('UNREADABLE');
  const digest = Buffer.from(getAttributeValue(attributes, forge.pki.oids['messageDigest'] ?? ''), 'latin1');
  const own = createHash('sha256').update(content).digest();
  if (digest.length !== own.length || !timingSafeEqual(digest, own)) return broken('DIGEST');
  // The signature covers the attributes as a SET, although they have another tag in the message (RFC 2315, 9.3).
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, attributes);
  const signed = Buffer.from(forge.asn1.toDer(set).getBytes(), 'latin1');
  for (const one of message.certificates.filter((certificate) => isNamed(message.rawCapture, certificate))) {
    const certificate = new X509Certificate(forge.pki.certificateToPem(one));
    if (createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, Buffer.from(signature, 'latin1')))
      return { outcome: 'VALID', signedAt: signingTime(attributes), ...toSeal(certificate) };
  }
  return broken('SIGNATURE');
}

/** Returns the message without the padding, which must be zeros. */
function exactly(der: Buffer): Buffer {
  const long = der[1] ?? 0;
  const count = long & 0x7f;
  const size = long < 0x80 ? 2 + long : 2 + count + der.readUIntBE(2, count);
  if (der.subarray(size).some((byte) => byte !== 0)) throw new Error('There is more behind the signature.');
  return der.subarray(0, size);
}

function getAttributeValue(attributes: readonly forge.asn1.Asn1[], oid: string): string {
  for (const attribute of attributes) {
    const [type, values] = attribute.value as (forge.asn1.Asn1 | undefined)[];
    if (!type || !values || forge.asn1.derToOid(type.value as string) !== oid) continue;
    return ((values.value as forge.asn1.Asn1[])[0]?.value ?? '') as string;
  }
  return '';
}

function signingTime(attributes: readonly forge.asn1.Asn1[]): Date | null {
  const text = getAttributeValue(attributes, forge.pki.oids['signingTime'] ?? '');
  return text === '' ? null : forge.asn1.utcTimeToDate(text);
}

/** Describes a certificate as evidence stores it. */
export function toSeal(certificate: X509Certificate): Seal {
  return {
    subject: /CN=(.*)/.exec(certificate.subject)?.[1] ?? certificate.subject,
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    algorithm: 'SHA-256 with RSA',
  };
}
