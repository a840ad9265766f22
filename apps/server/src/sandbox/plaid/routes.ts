import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { newNonce } from '../../kernel/http/index.ts';
import {
  linkPage,
  answerAsPlaid,
  openPlaidSessions,
  type PlaidSession,
  EXITS,
  PASSWORD,
  findSandboxUser,
} from '../../vendors/index.ts';

const posted = z.object({
  act: z.string(),
  username: z._default(z.string(), ''),
  password: z._default(z.string(), ''),
});

/** Mounts the stand-in for Plaid below /plaid, and the page of every linked source, on the sandbox's port. */
export function linkRoutes(api: FastifyInstance, { db, vault }: Pick<Context, 'db' | 'vault'>): void {
  const sessions = openPlaidSessions(db, vault);
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  api.post<{ Params: { '*': string } }>('/plaid/*', async (request, reply) => {
    const answer = await answerAsPlaid(
      sessions,
      `${request.protocol}://${request.host}`,
      `/${request.params['*']}`,
      request.body,
    );
    return reply.code(answer.status).send(answer.body);
  });

  api.get<{ Params: { token: string } }>('/link/:token', async ({ params }, reply) => {
    const session = await sessions.byToken(params.token);
    return session ? show(reply, session, false) : reply.code(404).send({ message: 'Session not found.' });
  });

  api.post<{ Params: { token: string } }>('/link/:token', async ({ params, body }, reply) => {
    const session = await sessions.byToken(params.token);
    if (!session?.return_url) return reply.code(404).send({ message: 'Session not found.' });
    const { act, username, password } = z.parse(posted, body);
    const exit = EXITS.find((one) => one.name === act);
    if (!exit && (password !== PASSWORD || !findSandboxUser(username))) return show(reply.code(422), session, true);
    await sessions.end(params.token, exit ? { username: null, ended: exit.name } : { username, ended: 'DONE' });
    return reply.redirect(session.return_url, 303);
  });
}

/** The form's answer redirects to the application, which browsers count as a target of the form. */
function show(reply: FastifyReply, session: PlaidSession, wrong: boolean): FastifyReply {
  const nonce = newNonce();
  const back = session.return_url && URL.canParse(session.return_url) ? ` ${new URL(session.return_url).origin}` : '';
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(linkPage(session.source, nonce, wrong));
}
