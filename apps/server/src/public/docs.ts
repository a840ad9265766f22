import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { nameShapes, openApiOperation, responsesOf, type Call } from '@lintel/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Collects the routes from now on as OpenAPI 3.1, and serves them as a page under a policy of its own that allows nothing from elsewhere. */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  nameShapes();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lintel', version: '1', description: 'Home equity lines of credit: every call of the application.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { deepLinking: true, docExpansion: 'none' } });
}

/** What a route says of itself. Nothing is checked by it: `mount` parses requests and replies with the same schemas. */
export function schemaOf(call: Call, isOtherSpelling: boolean): FastifySchema {
  return {
    ...openApiOperation(call),
    hide: isOtherSpelling,
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: responsesOf(call),
  };
}
