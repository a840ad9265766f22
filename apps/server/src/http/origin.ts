import type { FastifyRequest } from 'fastify';

/** The site as the caller reached it: for links in mails. Behind a proxy it is what the proxy says, when it is one of ours. */
export const originOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>): string => `${request.protocol}://${request.host}`;
