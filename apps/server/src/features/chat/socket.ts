import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket, { type WebSocket } from '@fastify/websocket';
import { CHAT_CLOSE, CHAT_FRAME_BYTES, CHAT_SOCKET_PATH } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { countAddress, refuse, toSubscriber } from '../../kernel/http/index.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import { ChatConnection } from './connection.ts';
import { openFanOut } from './fan-out.ts';
import { checkTokensPeriodically } from './token-checks.ts';

/** Time between two probes of a socket's other end. One that doesn't answer is cut. */
const PROBE_EVERY_MS = 30 * SECOND_MS;

/** The most sockets that the borrowers and visitors of one address may have on a replica, times `QUOTAS`. */
const MOST_SOCKETS = 50;

/** Mounts the socket of the chat modes `stream` and `nice`, and of `twilio` where the lender has no account there. */
export async function mountSocket(app: FastifyInstance, context: Context): Promise<void> {
  const shared = { context, fanOut: openFanOut(context) };
  const others = app.server.listeners('upgrade');
  const connections = new Map<string, Set<ChatConnection>>();
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  const stopProbes = probePeriodically(app);
  const stopChecks = checkTokensPeriodically(context, () => [...connections.values()].flatMap((set) => [...set]));
  await app.register(websocket, { options: { maxPayload: CHAT_FRAME_BYTES } });
  leaveOtherSockets(app, others);
  app.addHook('onClose', () => {
    stopProbes();
    stopChecks();
    return shared.fanOut.close();
  });
  app.route({
    method: 'GET',
    url: CHAT_SOCKET_PATH,
    websocket: true,
    onRequest: async (request, reply) => {
      await countAddress(app, request);
      if (!isOwnOrigin(context, request)) refuse('not-available');
      responses.set(request, reply.raw);
    },
    handler: (socket, request) => {
      detachRequest(socket, request, responses.get(request));
      const address = toSubscriber(request.ip);
      const neighbors = connections.get(address) ?? new Set();
      if ([...neighbors].filter((neighbor) => !neighbor.isOfStaff).length >= MOST_SOCKETS * context.config.quotas)
        return socket.close(CHAT_CLOSE.tooManySockets);
      const connection = new ChatConnection(shared, socket);
      connections.set(address, neighbors.add(connection));
      const stopTimers = startTimers(socket, connection);
      socket.on('pong', noteAnswer);
      // Text and bytes arrive alike. Bytes fail to parse as a frame.
      socket.on('message', (content: Buffer) => connection.receive(content.toString()));
      socket.on('close', () => {
        stopTimers();
        connection.end();
        neighbors.delete(connection);
        if (neighbors.size === 0 && connections.get(address) === neighbors) connections.delete(address);
      });
    },
  });
}

/**
 * Lets only upgrades of the chat reach the library, which would answer all of them, also those of the development
 * server's own socket on the same port. Cuts an upgrade that nothing else listens for.
 */
function leaveOtherSockets({ server }: FastifyInstance, others: readonly unknown[]): void {
  for (const listener of server.listeners('upgrade').filter((one) => !others.includes(one))) {
    const handle = listener as (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
    server.off('upgrade', handle);
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (request.url?.startsWith(CHAT_SOCKET_PATH)) handle(request, socket, head);
      else if (server.listenerCount('upgrade') === 1) socket.destroy();
    });
  }
}

/** Returns whether a page of ours opens the socket. The header is the only sign of the page that a browser sends. */
function isOwnOrigin({ config }: Context, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined || config.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/**
 * Frees the request of a socket, which the library keeps for its error handler and Node for a response: half of an idle
 * socket's memory, for up to 12 hours.
 */
function detachRequest(socket: WebSocket, { raw }: FastifyRequest, response: ServerResponse | undefined): void {
  response?.detachSocket(raw.socket);
  socket.removeAllListeners('error');
  socket.on('error', terminate);
}

/** Cuts the socket that emits an event. */
function terminate(this: WebSocket): void {
  this.terminate();
}

/** Sockets whose other end hasn't answered the last probe. */
const unanswered = new WeakSet<WebSocket>();

/** Notes that the socket that emits an event answered. */
function noteAnswer(this: WebSocket): void {
  unanswered.delete(this);
}

/** Probes all sockets with one timer. Returns a function that stops it. */
function probePeriodically(app: FastifyInstance): () => void {
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (unanswered.has(socket)) socket.terminate();
      else {
        unanswered.add(socket);
        socket.ping();
      }
    }
  }, PROBE_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Closes a socket whose browser doesn't authenticate, and one that is too old. Returns a function that stops it. */
function startTimers(socket: WebSocket, connection: ChatConnection): () => void {
  let timer = setTimeout(() => {
    if (!connection.isIdentified) return socket.close(CHAT_CLOSE.noAuth);
    timer = setTimeout(() => socket.close(CHAT_CLOSE.lifetimeOver), CHAT_TIMES.socket - CHAT_TIMES.provider).unref();
  }, CHAT_TIMES.provider).unref();
  return () => clearTimeout(timer);
}
