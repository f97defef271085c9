import { describe, expect, it } from 'vitest';
import { classifyRequest } from '#domain/estimate/classify-request.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';

describe('requests for a car charger as people write them', () => {
  it('a phone charger is not', () => {
    expect(classifyRequest({ text: 'phone charger does not work', locale: 'en-GB', playbooks }).candidates).toEqual([]);
  });
});
