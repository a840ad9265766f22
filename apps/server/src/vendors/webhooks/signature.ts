import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which a vendor's clock may differ from ours, either way. */
export const MAX_SKEW_SECONDS = 300;

const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

function computeMac(secret: string, seconds: number, raw: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
}

/** Returns the header `x-signature` for a body, as a vendor computes it. */
export function sign(secret: string, seconds: number, raw: Uint8Array): string {
  return `t=${seconds},v1=${computeMac(secret, seconds, raw).toString('hex')}`;
}

/** Whether one of the valid secrets signed exactly these bytes within the last five minutes. */
export function isSigned(header: unknown, secrets: readonly string[], nowSeconds: number, raw: Uint8Array): boolean {
  const [, time = '', mac = ''] = typeof header === 'string' ? (FORM.exec(header) ?? []) : [];
  if (mac === '' || Math.abs(nowSeconds - Number(time)) > MAX_SKEW_SECONDS) return false;
  const signature = Buffer.from(mac, 'hex');
  // Tries every secret, so that the timing doesn't show which one matched.
  return secrets.map((secret) => timingSafeEqual(signature, computeMac(secret, Number(time), raw))).includes(true);
}
