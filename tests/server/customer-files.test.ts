import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '../support/api-client.ts';
import { createClient } from '../support/api-client.ts';
import { createPainter, type SignedUp, sendQuote } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const painter = () => createPainter(fetch);

beforeAll(async () => {
  running = await startTestApp();
}, 60_000);
afterAll(() => running.stop());

type Fields = Readonly<Record<string, string>>;

function importing(
  client: Client,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Fields = {},
  headers = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([file]), 'customers.csv');
  return client.send('POST', '/api/provider/customers/import', form, headers);
}

const counts = async (client: Client, file: string, fields: Fields = {}) =>
  (await importing(client, file, fields)).body.data.counts;
const customers = (client: Client): Promise<Answer['body'][]> =>
  client.get('/api/provider/customers?per_page=100&sort=created_at&order=asc');
const none = { created: 0, updated: 0, unchanged: 0, skipped: 0, repeated: 0, wrong: 0 };

async function exported({ token }: SignedUp, language = 'en-GB'): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answer = await fetch('/api/provider/customers/export.csv', { headers });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
}

const german = [
  '\uFEFFKundenname;E-Mail;Telefon;Straße;PLZ;Ort;Land;Notiz',
  '"Muster; Mara";mara@customer.example;="0151 2345678";Beispielweg 1;12345;Musterstadt;Deutschland;"zwei',
  'Zeilen mit ""Zeichen"""',
  ';;;;;;;',
  'Ohne Post;nobody;;;;;;',
  ';leer@customer.example;;;;;;',
  '=HYPERLINK("http://evil.example");hy@customer.example;;;;;;',
].join('\r\n');

describe('an import', () => {
  it('reads semicolons, quotation marks, broken lines and formulas, and says which lines are wrong', async () => {
    const { client } = await painter();
    const { status, body } = await importing(client, german);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ encoding: 'utf-8', delimiter: ';', has_headings: true });
    expect(body.data.columns.map(({ field }: { field: string }) => field)).toEqual([
      ...['name', 'email', 'phone', 'street', 'postcode', 'city', 'country', null],
    ]);
    expect(body.data.counts).toEqual({ ...none, rows: 4, created: 2, wrong: 2 });
    expect(body.data.wrong).toEqual([
      { line: 5, field: 'email', message: 'Please enter a valid email address' },
      { line: 6, field: 'name', message: expect.any(String) },
    ]);
    const [mara, formula] = await customers(client);
    expect(mara).toMatchObject({ name: 'Muster; Mara', phone: '0151 2345678' });
    expect(mara.address).toBe('Beispielweg 1\n12345 Musterstadt\nDeutschland');
    expect(formula.name).toBe('=HYPERLINK("http://evil.example")');
  });

  it('reads commas, tabs, Windows letters and UTF-16', async () => {
    const { client } = await painter();
    const windows = Uint8Array.from(Buffer.from('Name,Phone\r\nJ\xfcrgen Gro\xdf,020 7946 0002\r\n', 'latin1'));
    expect((await importing(client, windows)).body.data).toMatchObject({ encoding: 'windows-1252', delimiter: ',' });
    const wide = Uint8Array.from(Buffer.from('\uFEFFNavn\tE-post\nÅse Ås\tase@customer.example\n', 'utf16le'));
    expect((await importing(client, wide)).body.data).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' });
    expect((await customers(client)).map(({ name }) => name)).toEqual(['Jürgen Groß', 'Åse Ås']);
  });

  it('as a preview says the same and changes nothing', async () => {
    const { client } = await painter();
    const preview = await importing(client, german, { preview: 'true' });
    expect(preview.body.data).toMatchObject({ is_preview: true, counts: { created: 2, wrong: 2 } });
    expect(preview.body.data.rows[0]).toMatchObject({ line: 2, name: 'Muster; Mara', outcome: 'created' });
    expect(await customers(client)).toEqual([]);
  });

  it('of the same file again changes nothing', async () => {
    const { client } = await painter();
    const file =
      'name,email,phone,address\nPat,,,Here\nPat,,,There\nSam,sam@x.example,,\nKim,,020 7946 0003,\nLee,,020 7946 0003,\n';
    expect(await counts(client, file)).toEqual({ ...none, rows: 5, created: 5 });
    const before = await customers(client);
    expect(await counts(client, file)).toEqual({ ...none, rows: 5, unchanged: 5 });
    expect(await customers(client)).toEqual(before);
  });

  it('brings known customers up to date by mail or telephone, or leaves them as they are', async () => {
    const { client } = await painter();
    await client.post('/api/provider/customers', { name: 'Sam', email: 'sam@x.example', address: 'Old Road 1' });
    await client.post('/api/provider/customers', { name: 'Kim Example', phone: '020 7946 0004' });
    const file = 'name;email;phone\nSam Sample;SAM@x.example;\nKim Example;kim@x.example;+44 20 7946 0004\n';
    expect(await counts(client, file, { known: 'skip' })).toEqual({ ...none, rows: 2, skipped: 2 });
    expect((await customers(client)).map(({ email }) => email)).toEqual(['sam@x.example', null]);
    expect(await counts(client, file)).toEqual({ ...none, rows: 2, updated: 2 });
    expect(await customers(client)).toMatchObject([
      { name: 'Sam Sample', address: 'Old Road 1' },
      { name: 'Kim Example', email: 'kim@x.example', phone_formatted: '020 7946 0004' },
    ]);
  });

  it('takes columns as they are named by hand', async () => {
    const { client } = await painter();
    const file = 'A,B,C\nx,pat@x.example,Pat\n';
    expect(await counts(client, file)).toMatchObject({ created: 0, wrong: 1 });
    expect(await counts(client, file, { columns: ',email,name' })).toMatchObject({ created: 1, wrong: 0 });
    expect((await importing(client, file, { columns: 'colour' })).status).toBe(422);
  });

  it('stops at anything wrong where that was asked, with nothing written', async () => {
    const { client } = await painter();
    const { status, body } = await importing(client, german, { wrong_rows: 'stop' });
    expect(status).toBe(422);
    expect(body.errors.file).toEqual(['Nothing was imported: 2 rows have something wrong.']);
    expect(await customers(client)).toEqual([]);
  });

  it('refuses what is no CSV, says where a quotation mark is left open, and needs a row', async () => {
    const { client } = await painter();
    const workbook = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1]);
    expect((await importing(client, workbook)).body.message).toBe('This is not a CSV file.');
    const open = await importing(client, 'name,email\nPat,pat@x.example\n"Sam,sam@x.example\n');
    expect(open.body.errors.file).toEqual(['Line 3: a quotation mark is opened and never closed']);
    expect((await importing(client, '')).status).toBe(422);
    expect(await customers(client)).toEqual([]);
  });

  it('with a key is done once, and another file with it is refused', async () => {
    const { client } = await painter();
    const key = { 'idempotency-key': 'import-1' };
    const first = await importing(client, 'name\nPat\n', {}, key);
    expect(first.body.data.counts.created).toBe(1);
    expect((await importing(client, 'name\nPat\n', {}, key)).body).toEqual(first.body);
    expect((await importing(client, 'name\nSam\n', {}, key)).status).toBeGreaterThanOrEqual(400);
  });

  it('touches no other provider’s customers', async () => {
    const [one, two] = [await painter(), await painter()];
    await one.client.post('/api/provider/customers', { name: 'Sam', email: 'sam@x.example' });
    expect(await counts(two.client, 'name,email\nOther,sam@x.example\n')).toMatchObject({ created: 1, updated: 0 });
    expect((await customers(one.client)).map(({ name }) => name)).toEqual(['Sam']);
    expect(await exported(one)).not.toContain('Other');
  });

  it('takes 10,000 messy rows, and changes nothing when they come again', async () => {
    const { client } = await painter();
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      at % 100 === 7
        ? `"Wrong, ${at}";nobody;;`
        : `"Person ""${at}""";person${at}@x.example;+44 20 7${String(100_000 + at).slice(-6)}0;"Road ${at}\nTown"`,
    );
    const file = ['Name;E-mail;Phone;Address', ...rows].join('\r\n');
    expect(await counts(client, file)).toEqual({ ...none, rows: 10_000, created: 9_900, wrong: 100 });
    expect(await counts(client, file)).toEqual({ ...none, rows: 10_000, unchanged: 9_900, wrong: 100 });
  }, 120_000);
});

describe('an export', () => {
  it('has every field, the value and the history, in the reader’s language', async () => {
    const person = await painter();
    await sendQuote(person.client, createClient(fetch), { customer: { name: 'Mara Muster', email: 'm@x.example' } });
    const [heading, row] = (await exported(person)).split('\r\n');
    expect(heading).toBe(
      '\uFEFFName,Email,Phone,Address,Kind,Quotes,Last quote,Accepted so far,Currency,Added,History',
    );
    expect(row).toMatch(
      /^Mara Muster,m@x\.example,,,Person,1,\d{4}-\d\d-\d\d,0\.00,GBP,\d{4}-\d\d-\d\d,"?.+ · Sent"?$/,
    );
    expect((await exported(person, 'de')).split('\r\n')[1]).toContain(';0,00;GBP;');
  });

  it('begins no cell with a sign that a spreadsheet would reckon with, and reads back as it was', async () => {
    const person = await painter();
    const names = ['=1+1', '+44', '-5', '@SUM(A1)', 'Plain "quoted", one'];
    for (const name of names) await person.client.post('/api/provider/customers', { name, phone: '+44 20 7946 0005' });
    await person.client.post('/api/provider/customers', { name: 'Lines', address: 'One\nTwo' });
    const file = await exported(person);
    expect(file).not.toMatch(/(^|[,\n"])[=+\-@]/m);
    const other = await painter();
    await importing(other.client, file);
    const kept = (list: Answer['body'][]) =>
      list.map(({ name, phone, address }) => ({ name, phone, address })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(kept(await customers(other.client))).toEqual(kept(await customers(person.client)));
  });

  it('needs a sign-in', async () => {
    expect((await fetch('/api/provider/customers/export.csv', {})).status).toBe(401);
    expect((await fetch('/api/quotes/export.csv', {})).status).toBe(401);
  });
});
