import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { OPENSSL_MISSING, PDFSIG_MISSING, verifyWithOpenssl, runPdfsig } from '../../../test/outside-verifiers.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { renderPdf } from '../../features/documents/pdf.ts';
import { readCertificate, makeP12, loadSealKey } from '../../kernel/config/seal-key.ts';
import { sealWithOwnKey } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SIGNED_AT = new Date('2026-11-24T17:05:00Z');
const ABOUT = {
  reason: 'Signed by Zoë Ångström',
  name: 'Alderpoint Home Lending LLC',
  location: 'REMOTE',
  contact: 'help@lender.example',
  at: SIGNED_AT,
};
const DOCUMENT = {
  title: 'Agreement',
  plainLine: 'A promise.',
  blocks: [{ kind: 'paragraph', text: 'I promise.' }],
} as const;
const renderPlainPdf = async () => (await renderPdf(DOCUMENT, SIGNED_AT, 'Lender')).bytes;

/** All adapters; each must meet the same contract. */
const ADAPTERS = [
  { name: 'seal, with the key of the installation', open: () => sealWithOwnKey(() => loadSealKey(folder)) },
  {
    name: 'seal, with a key that was given',
    open: () => {
      const p12 = makeP12('Given seal');
      return sealWithOwnKey(() => ({ p12, password: '' }));
    },
  },
];

describe.each(ADAPTERS)('$name', ({ open }) => {
  const port = open();
  const sealed = (async () => port.seal(await renderPlainPdf(), ABOUT, buildRequestMeta()))();

  test('verifies with its owner and time, and keeps the file tagged', async () => {
    const { bytes, fingerprint, subject, sha256 } = await sealed;
    expect(await port.verify(bytes, buildRequestMeta())).toEqual({
      outcome: 'VALID',
      signedAt: SIGNED_AT,
      subject,
      fingerprint,
      algorithm: 'SHA-256 with RSA',
    });
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(bytes.toString('latin1')).toMatch(/\/MarkInfo[\s\S]*\/Marked true/);
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
    expect(bytes.toString('latin1')).toContain('/adbe.pkcs7.detached');
  });

  test.skipIf(PDFSIG_MISSING)('a sealed file is valid for pdfsig over the whole file', async () => {
    const result = runPdfsig((await sealed).bytes);
    expect(result).toMatchObject({ signature: 'Signature is Valid.', coversAll: true });
  });

  test.skipIf(OPENSSL_MISSING)('a sealed file is valid for openssl', async () => {
    expect(verifyWithOpenssl((await sealed).bytes)).toBe(true);
  });

  /** Copies that differ in one byte, at several places of the file. */
  const flipBytes = async () => {
    const { bytes } = await sealed;
    return [12, Math.floor(bytes.length / 3), bytes.indexOf('/Contents <') - 200, bytes.length - 40].map((at) => {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      return flipped;
    });
  };

  test.skipIf(PDFSIG_MISSING)('a sealed file with a changed byte is invalid for pdfsig', async () => {
    expect((await flipBytes()).map((flipped) => runPdfsig(flipped).signature)).not.toContain('Signature is Valid.');
  });

  test.skipIf(OPENSSL_MISSING)('a sealed file with a changed byte is invalid for openssl', async () => {
    expect((await flipBytes()).map(verifyWithOpenssl)).toEqual([false, false, false, false]);
  });

  test('a sealed file with a changed byte is invalid for our verifier, even inside the signature', async () => {
    for (const flipped of await flipBytes())
      expect((await port.verify(flipped, buildRequestMeta())).outcome).toBe('BROKEN');
    const { bytes } = await sealed;
    const hole = bytes.indexOf('/Contents <') + '/Contents <'.length;
    // Within the signature itself: its digest, its certificate, its number.
    const hexes = [...Array.from({ length: 40 }, (_, index) => hole + 200 + index * 61)];
    for (const at of hexes) {
      const flipped = Buffer.from(bytes);
      const digit = Number.parseInt(String.fromCodePoint(flipped[at] ?? 0), 16);
      if (Number.isNaN(digit)) continue;
      flipped[at] = (digit ^ 1).toString(16).codePointAt(0) ?? 0;
      const verdict = await port.verify(flipped, buildRequestMeta());
      // A part of the certificate outside the key may differ only if its fingerprint differs too.
      expect(verdict.outcome === 'BROKEN' || verdict.fingerprint !== (await sealed).fingerprint, `digit ${at}`).toBe(
        true,
      );
    }
  });

  test('makes a valid seal for files in sequence and in parallel', async () => {
    const all = [
      await port.seal(await renderPlainPdf(), ABOUT, buildRequestMeta()),
      ...(await Promise.all([
        port.seal(await renderPlainPdf(), ABOUT, buildRequestMeta()),
        port.seal(await renderPlainPdf(), ABOUT, buildRequestMeta()),
      ])),
    ];
    expect(
      (await Promise.all(all.map(({ bytes }) => port.verify(bytes, buildRequestMeta())))).map(({ outcome }) => outcome),
    ).toEqual(['VALID', 'VALID', 'VALID']);
  });

  test('a file with added bytes, or without a seal, is invalid', async () => {
    const { bytes } = await sealed;
    expect(await port.verify(Buffer.concat([bytes, Buffer.from('\n% more')]), buildRequestMeta())).toEqual({
      outcome: 'BROKEN',
      because: 'BYTES_OUTSIDE',
    });
    expect(await port.verify(await renderPlainPdf(), buildRequestMeta())).toEqual({
      outcome: 'BROKEN',
      because: 'NO_SEAL',
    });
    expect(await port.verify(Buffer.from('/ByteRange [0 3 9 2]<0000>xx'), buildRequestMeta())).toMatchObject({
      outcome: 'BROKEN',
    });
  });
});

test('makes an installation’s key once, readable by its owner only, and refuses a file that is no key', () => {
  const first = loadSealKey(folder);
  expect(loadSealKey(folder).p12.equals(first.p12)).toBe(true);
  expect(statSync(join(folder, 'keys', 'seal.p12')).mode & 0o777).toBe(0o600);
  expect(readCertificate(first)?.subject).toContain('Lintel document seal');
  expect(readCertificate({ p12: first.p12, password: 'another' })).toBeUndefined();
  expect(readCertificate({ p12: Buffer.from('no key'), password: '' })).toBeUndefined();
});
