import { generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import forge from 'node-forge';

/** A key with its certificate, as PKCS#12. */
export interface SealKey {
  readonly p12: Buffer;
  readonly password: string;
}

const YEARS = 10;
const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The key of this installation, made once under `dataDir/keys`. A lost one breaks no seal: each carries its certificate. */
export function ownSealKey(dataDir: string): SealKey {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'seal.p12');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(path, makeP12('Lintel document seal (made by this installation)'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process was quicker: its key is the one.
      if (!isThere(error)) throw error;
    }
  }
  return { p12: readFileSync(path), password: '' };
}

/** A new key and a certificate of its own making: it says that a file is as it was, and nothing of who somebody is. */
export function makeP12(commonName: string): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // Positive, whatever the first byte says.
  certificate.serialNumber = `00${randomBytes(15).toString('hex')}`;
  const now = Date.now();
  // A day back: a clock that is a little late does not make it a certificate of tomorrow. The LOAN clock of a sandbox may be moved years on.
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

/** The certificate that matches the key of a PKCS#12 file; undefined when it cannot be opened or has no such pair of RSA. */
export function certificateIn({ p12, password }: SealKey): X509Certificate | undefined {
  try {
    const opened = forge.pkcs12.pkcs12FromAsn1(
      forge.asn1.fromDer(forge.util.createBuffer(p12.toString('latin1'))),
      false,
      password,
    );
    const bagsOf = (type: string) => opened.getBags({ bagType: type })[type] ?? [];
    const [key] = bagsOf(forge.pki.oids['pkcs8ShroudedKeyBag'] ?? '');
    const modulus = (key?.key as forge.pki.rsa.PrivateKey | undefined)?.n;
    const own = bagsOf(forge.pki.oids['certBag'] ?? '')
      .map(({ cert }) => cert)
      .find((cert) => cert && modulus && (cert.publicKey as forge.pki.rsa.PublicKey).n.equals(modulus));
    return own && new X509Certificate(forge.pki.certificateToPem(own));
  } catch {
    return undefined;
  }
}
