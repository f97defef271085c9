import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { summarize } from './summarize-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const refusalOf = (query: ReturnType<typeof sql>) =>
  database.connection.db.execute(query).then(
    () => undefined,
    (error: unknown) => summarize(error),
  );

describe('what is logged of an error', () => {
  test('of the database shows its code and never the value that it repeats', async () => {
    const summary = await refusalOf(sql`select ${'mara at home'}::date`);
    expect(summary).toMatchObject({ code: '22007' });
    expect(JSON.stringify(summary)).not.toContain('mara');
  });

  test('of the database shows which rule of which table was broken', async () => {
    const row = sql`insert into rate_limits (bucket, window_start, count) values ('mara', '2026-11-27', 1)`;
    await database.connection.db.execute(row);
    const summary = await refusalOf(row);
    expect(summary).toMatchObject({
      code: '23505',
      table: 'rate_limits',
      constraint: 'rate_limits_bucket_window_start_pk',
    });
    expect(JSON.stringify(summary)).not.toContain('mara');
  });

  test('of a mail server shows its answer’s number and not whom it refused', () => {
    const error = Object.assign(new Error('550 unknown: mara@customer.example'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    expect(summarize(error)).toMatchObject({ code: 'EENVELOPE', command: 'RCPT TO', answer: 550 });
    expect(JSON.stringify(summarize(error))).not.toContain('mara');
  });

  test('of our own keeps its sentence, its code and where it happened', () => {
    const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    expect(summarize(error)).toMatchObject({
      name: 'Error',
      message: 'no space left on device',
      code: 'ENOSPC',
      stack: expect.arrayContaining([expect.stringContaining('summarize-error.test.ts')]),
    });
    expect(summarize('a text')).toEqual({ name: 'not an error' });
  });
});
