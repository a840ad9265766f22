import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/index.ts';

/** API replies are never executed, displayed or framed. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Returns the content security policy of a page: scripts with the nonce and scripts that they load, Trusted Types with
 * one named policy, nothing inline without the nonce. The brands' asset host, where there is one, may serve only images
 * and fonts, and the hosts of the banner data, of telemetry, of a session replay and of a lender's chat only data.
 */
export const pagePolicy = (
  nonce: string,
  hosts: Partial<Pick<Config, 'assetBaseUrl' | 'bannerBaseUrl' | 'telemetry' | 'sessionReplay'>> & {
    chatSocket?: string | undefined;
  } = {},
): string => {
  const toSource = (base: string | null | undefined) => (base == null ? '' : ` ${new URL(base).origin}`);
  const assets = toSource(hosts.assetBaseUrl);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${assets}`,
    `font-src 'self'${assets}`,
    `connect-src 'self'${toSource(hosts.bannerBaseUrl)}${toSource(hosts.telemetry?.baseUrl)}${(hosts.sessionReplay?.origins ?? []).map(toSource).join('')}${toSource(hosts.chatSocket)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lintel',
    'report-uri /csp-report',
  ].join('; ');
};

export const newNonce = (): string => randomBytes(16).toString('base64url');

/** Sets the headers of every reply. Pages and the documentation replace the policy with their own. */
export async function securityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'production' | 'sandboxVendors'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', API_POLICY);
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()');
    if (config.sandboxVendors) reply.header('x-sandbox', 'true');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
