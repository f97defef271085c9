import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

const described = { publicUrl: 'https://quotes.example', productName: 'Test product' };
type Operation = { parameters: { name: string; in: string }[] };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } };

/** What the test reads of the document, whose type says only that it is JSON. */
function documentFor(isDevelopment: boolean): Document {
  return openApiDocument({ ...described, isDevelopment }) as Document; // checked field by field below
}

describe('the API’s description of itself', () => {
  const document = documentFor(false);

  it('names development’s own calls only in development', () => {
    expect(Object.keys(document.paths)).not.toContain('/dev/mailbox');
    const development = documentFor(true);
    expect(Object.keys(development.paths)).toContain('/dev/mailbox');
  });

  it('resolves every reference within itself', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    const components: Record<string, Record<string, unknown>> = document.components;
    for (const [, kind = '', name = ''] of references) expect(components[kind], name).toHaveProperty(name);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('names the headers that a call reads', () => {
    const names = (path: string, method: string) => document.paths[path]?.[method]?.parameters.map(({ name }) => name);
    expect(names('/quotes/links/{linkId}/track-click', 'post')).toEqual(['linkId', 'X-Link-Token', 'Idempotency-Key']);
    expect(names('/quotes/{id}', 'get')).toEqual(['id']);
  });
});
