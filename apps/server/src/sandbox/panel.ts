import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { newNonce } from '../kernel/http/index.ts';

const PAGE = readFileSync(join(import.meta.dirname, 'panel.html'), 'utf8');

/**
 * Sends the sandbox's panel: one plain page over the control API's calls. Its policy allows only its own script to run.
 */
export function panelPage(reply: FastifyReply): FastifyReply {
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(PAGE.replaceAll('{nonce}', nonce));
}
