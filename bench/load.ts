import { connect, type Socket } from 'node:net';

/** Connections of a load test, each with one request at a time. */
export const CONNECTIONS = 16;

/** Returns a raw GET request, ready to send. */
export const buildGetRequest = (
  url: string,
  headers: Readonly<Record<string, string>>,
): { host: string; port: number; bytes: Buffer } => {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ];
  return { host: hostname, port: Number(port), bytes: Buffer.from(lines.join('\r\n')) };
};

/** Returns a raw POST request with a JSON body, ready to send. */
export function buildPostRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): ReturnType<typeof buildGetRequest> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const text = JSON.stringify(body);
  const lines = [
    `POST ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ];
  return { host: hostname, port: Number(port), bytes: Buffer.from(lines.join('\r\n')) };
}

/** Sends a request again and again over one connection, and returns the milliseconds that each took. */
export async function measureLatencies(
  request: ReturnType<typeof buildGetRequest>,
  milliseconds: number,
): Promise<number[]> {
  const taken: number[] = [];
  let sent = performance.now();
  await sendOverConnection(request, sent + milliseconds, () => {
    const now = performance.now();
    taken.push(now - sent);
    sent = now;
  });
  return taken;
}

/**
 * Returns the requests per second over 16 connections, each with one request at a time. The client does as little as
 * possible, because it shares the machine with the server that it measures.
 */
export async function measureRequestsPerSecond(
  request: ReturnType<typeof buildGetRequest>,
  milliseconds: number,
): Promise<number> {
  let answered = 0;
  const began = performance.now();
  const end = began + milliseconds;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendOverConnection(request, end, () => (answered += 1))));
  return (answered * 1000) / (performance.now() - began);
}

/** Repeats a request over one connection until `end`, and calls `count` after each reply. */
function sendOverConnection(
  { host, port, bytes }: ReturnType<typeof buildGetRequest>,
  end: number,
  count: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, host, () => socket.write(bytes));
    socket.setNoDelay(true);
    let rest = '';
    let missing = 0;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        rest += chunk.toString('latin1');
        const head = rest.indexOf('\r\n\r\n');
        if (head < 0) return;
        if (!rest.startsWith('HTTP/1.1 200')) {
          socket.destroy();
          return reject(new Error(rest.slice(0, 400)));
        }
        missing = Number(/content-length: (\d+)/i.exec(rest)?.[1]) - (rest.length - head - 4);
        rest = '';
      }
      if (missing > 0) return;
      count();
      if (performance.now() < end) return void socket.write(bytes);
      socket.destroy();
      resolve();
    });
  });
}
