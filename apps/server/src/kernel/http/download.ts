import type { FastifyReply } from 'fastify';

interface Download {
  /** Letters, digits, dots and hyphens. */
  readonly name: string;
  /** The name with any characters, for browsers that read RFC 6266. */
  readonly fullName?: string;
  readonly mediaType: string;
}

/** Makes a reply a download under a name: never framed, never executed. */
export function setDownload(reply: FastifyReply, { name, fullName, mediaType }: Download): void {
  const encoded = fullName === undefined ? '' : `; filename*=UTF-8''${encodeURIComponent(fullName)}`;
  reply.headers({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"${encoded}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}
