/** A packet of Twilio's socket: `TWILSOCK V3.0 <bytes of the header>`, the header, the payload. */
export interface Packet {
  readonly header: Record<string, unknown> & { readonly id: string; readonly method: string };
  readonly payload: string;
}

const BREAK = '\r\n';

/** Parses a packet. */
export function readPacket(bytes: Buffer): Packet {
  const start = bytes.indexOf(BREAK);
  const [protocol, version, size] = bytes.subarray(0, start).toString().split(' ');
  if (protocol !== 'TWILSOCK' || version !== 'V3.0') throw new Error('This is no packet of Twilio’s socket');
  const headerStart = start + BREAK.length;
  const headerEnd = headerStart + Number(size);
  return {
    header: JSON.parse(bytes.subarray(headerStart, headerEnd).toString()) as Packet['header'],
    payload: bytes.subarray(headerEnd + BREAK.length).toString(),
  };
}

/** Serializes a packet. */
export function writePacket(header: Packet['header'], payload?: unknown): Buffer {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const text = JSON.stringify({ payload_type: 'application/json', ...header, payload_size: Buffer.byteLength(body) });
  return Buffer.from(`TWILSOCK V3.0 ${Buffer.byteLength(text)}${BREAK}${text}${BREAK}${body}`);
}
