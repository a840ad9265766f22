import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Mounts calls that accept a file, separate from all others, which never read a form. */
export async function uploadRoutes(app: FastifyInstance, mountAll: (forms: FastifyInstance) => void): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false });
    mountAll(forms);
  });
}
