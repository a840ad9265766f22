/**
 * The baseline of the status poll: Fastify with one route that reads one indexed row, and nothing else. Prints its
 * port.
 */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });
const app = Fastify();
app.get<{ Params: { uuid: string } }>('/bare/:uuid', async ({ params }) => {
  const { rows } = await pool.query<{ version: number; status: string }>(
    'select version, status from application where uuid = $1',
    [params.uuid],
  );
  return rows[0];
});
await app.listen({ port: 0, host: '127.0.0.1' });
const [address] = app.addresses();
console.log(typeof address === 'object' ? address.port : 0);
