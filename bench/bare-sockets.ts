/**
 * The baseline of the chat: `ws` with nothing else. A socket names its conversation, and what it sends goes to the
 * others of it. Prints its port.
 */
import './report-memory.ts';
import { WebSocketServer, type WebSocket } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket) => {
  let room = new Set<WebSocket>();
  socket.on('message', (content: Buffer) => {
    const frame = JSON.parse(content.toString()) as { t: string; channelId?: string };
    if (frame.t === 'auth') {
      const id = frame.channelId ?? '';
      room = rooms.get(id) ?? new Set();
      rooms.set(id, room.add(socket));
      socket.send('{"t":"ready"}');
    } else for (const other of room) if (other !== socket) other.send(JSON.stringify({ ...frame, t: 'message' }));
  });
  socket.on('close', () => room.delete(socket));
});
server.on('listening', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : 0);
});
