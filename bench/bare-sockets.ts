/**
 * The baseline of the chat: `ws` with nothing else. A socket names its conversation, and its messages go to the other
 * sockets of that conversation. With `STORE_URL` it first stores each message, by one prepared insert of one row: the
 * least that a chat which loses nothing can do. Prints its port.
 */
import './report-memory.ts';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

const url = process.env['STORE_URL'];
const pool = url === undefined ? undefined : new pg.Pool({ connectionString: url, max: 10 });
await pool?.query('create table bare_message (client_id uuid primary key, conversation text, content text)');

async function store(id: string, content: string): Promise<void> {
  await pool?.query({
    name: 'store',
    text: 'insert into bare_message values ($1, $2, $3)',
    values: [(JSON.parse(content) as { clientId: string }).clientId, id, content],
  });
}

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => {
  let id = '';
  let room = new Set<WebSocket>();
  const relay = (frame: object): void => {
    for (const other of room) if (other !== socket) other.send(JSON.stringify({ ...frame, t: 'message' }));
  };
  socket.on('message', (content: Buffer) => {
    const frame = JSON.parse(content.toString()) as { t: string; channelId?: string };
    if (frame.t === 'auth') {
      id = frame.channelId ?? '';
      room = rooms.get(id) ?? new Set();
      rooms.set(id, room.add(socket));
      socket.send('{"t":"ready"}');
    } else if (pool) void store(id, content.toString()).then(() => relay(frame));
    else relay(frame);
  });
  socket.on('close', () => room.delete(socket));
});
server.on('listening', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : 0);
});
