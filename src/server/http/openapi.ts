import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failure, success } from '#contract/envelope.ts';
import type { AppSettings } from './app-deps.ts';

type Json = Record<string, unknown>;

const refusals = ['400', '401', '403', '404', '409', '410', '413', '415', '422', '429', '500', '503'];

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  }; // params and queries are objects
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Headers that the calls read beside the bearer. */
function headerParameters({ method, caller, path }: Endpoint): Json[] {
  const header = (name: string, required: boolean) => ({ name, in: 'header', required, schema: { type: 'string' } });
  const isTokenInHeader = caller === 'customer' && !path.includes('{id}');
  return [
    ...(isTokenInHeader ? [header('X-Link-Token', true)] : []),
    ...(method === 'GET' ? [] : [header('Idempotency-Key', false)]),
  ];
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (endpoint.isUpload) {
    const { fileField, formFields } = endpoint;
    const fields: { properties?: Json; required?: string[] } = formFields ? jsonSchema(formFields, 'input') : {};
    const schema = {
      type: 'object',
      properties: {
        [fileField]: { type: 'string', contentMediaType: 'application/octet-stream' },
        ...fields.properties,
      },
      required: [fileField, ...(fields.required ?? [])],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!endpoint.body) return undefined;
  return {
    required: !endpoint.body.safeParse(undefined).success,
    content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
  };
}

/** Inline `$defs` become shared components, so that a quote is described once. */
function liftDefinitions(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((part) => liftDefinitions(part, components));
  if (typeof value !== 'object' || value === null) return value;
  const lifted: Json = {};
  for (const [key, part] of Object.entries(value)) {
    if (key === '$defs') {
      for (const [name, definition] of Object.entries<unknown>(part))
        components[name] ??= liftDefinitions(definition, components);
    } else if (key === '$ref' && typeof part === 'string') {
      lifted[key] = part.replace('#/$defs/', '#/components/schemas/');
    } else {
      lifted[key] = liftDefinitions(part, components);
    }
  }
  return lifted;
}

function operation(name: string, endpoint: Endpoint): Json {
  const body = requestBody(endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.caller === 'user' || endpoint.caller === 'provider' ? [{ bearer: [] }] : [],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...headerParameters(endpoint),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.status]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(success(endpoint), 'output') } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, { $ref: '#/components/responses/Refused' }])),
    },
  };
}

type Described = Pick<AppSettings, 'publicUrl' | 'productName' | 'isDevelopment'>;

/** OpenAPI 3.1 of the whole API, from the schemas that validate it. */
export function openApiDocument({ publicUrl, productName, isDevelopment }: Described): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.path.startsWith('/dev/') && !isDevelopment) continue;
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const schemas: Json = {};
  const lifted = liftDefinitions({ paths, failure: jsonSchema(failure, 'output') }, schemas) as {
    paths: Json;
    failure: Json;
  }; // same keys out as in
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths: lifted.paths,
    components: {
      schemas: { ...schemas, Failure: lifted.failure },
      responses: {
        Refused: {
          description: 'Refused, with a code and a sentence',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
