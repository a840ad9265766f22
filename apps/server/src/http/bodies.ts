import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseFields } from './errors.ts';

const NOT_JSON = { message: 'This is not valid JSON.' };

/** JSON alone is read; anything else is 415 before a handler sees it. The text is kept for the comparison of two presses. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(json|csp-report|reports\+json)/, { parseAs: 'string' }, async (request: FastifyRequest, text: string | Buffer) => {
    request.rawBody = text.toString();
    if (request.rawBody === '') return undefined;
    return parse(request.rawBody);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype) as unknown;
  } catch {
    return refuseFields([NOT_JSON]);
  }
}

/** A body that tries to reach a prototype is not a mistake of a form. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && typeof value === 'object')) throw new SyntaxError('forbidden key');
  return value;
}
