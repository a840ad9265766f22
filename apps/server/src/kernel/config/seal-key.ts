import { generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import forge from 'node-forge';

/** The key and certificate that seal signed documents, as PKCS#12. */
export interface SealKey {
  readonly p12: Buffer;
  readonly password: string;
}

const YEARS = 10;
const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Returns the seal key of this installation, created at the first call under `dataDir/keys`. Losing it breaks no seal,
 * because each seal carries its certificate.
 */
export function loadSealKey(dataDir: string): SealKey {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'seal.p12');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(path, makeP12('Lintel document seal (made by this installation)'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process created the key first, so use its key.
      if (!isAlreadyThere(error)) throw error;
    }
  }
  return { p12: readFileSync(path), password: '' };
}

/**
 * Creates a key and a self-signed certificate. A seal proves only that a file is unchanged; it doesn't identify a
 * person.
 */
export function makeP12(commonName: string): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A leading zero byte keeps the number positive.
  certificate.serialNumber = `00${randomBytes(15).toString('hex')}`;
  const now = Date.now();
  // Starts a day ago, so that a clock that is slightly behind accepts it. The loan clock of a sandbox may be years
  // ahead.
  certificate.validity.notBefore = new Date(now - 86_400_000);
  certificate.validity.notAfter = new Date(now + YEARS * 366 * 86_400_000);
  const subject = [{ name: 'commonName', value: commonName }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(key, certificate, '', { algorithm: 'aes256' });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1');
}

/**
 * Returns the certificate that matches the key of a PKCS#12 file, or undefined when the file can't be opened or has no
 * matching RSA pair.
 */
export function readCertificate({ p12, password }: SealKey): X509Certificate | undefined {
  try {
    const opened = forge.pkcs12.pkcs12FromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(p12.toString('latin1'))),
      false,
      password,
    );
    const getBags = (type: string) => opened.getBags({ bagType: type })[type] ?? [];
    const [key] = getBags(forge.pki.oids['pkcs8ShroudedKeyBag'] ?? '');
    const modulus = (key?.key as forge.pki.rsa.PrivateKey | undefined)?.n;
    const own = getBags(forge.pki.oids['certBag'] ?? '')
      .map(({ cert }) => cert)
      .find((cert) => cert && modulus && (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(modulus));
    return own && new X509Certificate(forge.pki.certificateToPem(own));
  } catch {
    return undefined;
  }
}
