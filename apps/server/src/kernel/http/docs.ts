import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorBody, getErrorStatus, getErrorNames, openApiOperation, type Call, type Schema } from '@lintel/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DOCS } from './docs.en.ts';

/** Content security policy of the API documentation page: only its own files. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the API documentation: collects all routes registered from now on as OpenAPI 3.1 and shows them on a page,
 * whose separate policy allows nothing from other origins.
 */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { version: '1', ...DOCS },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: () => DOCS_POLICY,
    uiConfig: { deepLinking: true, docExpansion: 'none' },
  });
}

/**
 * Builds a route's schema for the documentation. It validates nothing: `mount` parses requests and replies with the
 * same schemas.
 */
export function buildRouteSchema(call: Call, isOtherSpelling: boolean): FastifySchema {
  const { operationId, tags, summary, description, security } = openApiOperation(call);
  return {
    operationId,
    tags,
    summary,
    description,
    security,
    hide: isOtherSpelling,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.rules.upload ? { consumes: ['multipart/form-data'] } : {}),
    response: buildResponses(call),
  };
}

/** Builds one schema for each HTTP status of the call. An error's schema lists its names. */
function buildResponses(call: Call): Record<number, Schema> {
  const responses: Record<number, Schema> = {
    [call.reply ? (call.status ?? 200) : 204]: call.reply ?? z.undefined().check(z.describe('Nothing.')),
  };
  if (call.mayBeEmpty) responses[204] = z.undefined().check(z.describe('Nothing there yet.'));
  for (const [http, names] of Map.groupBy(getErrorNames(call), getErrorStatus))
    responses[http] = errorBody.check(z.describe(names.join(', ')));
  return responses;
}
