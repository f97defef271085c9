import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmtpMessenger, smtpTimeouts } from './messenger-smtp.ts';

interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  /** The body's parts by their content type. */
  readonly parts: ReadonlyMap<string, string>;
}

const from = 'Quotewell <quotes@quotewell.example>';
const message = {
  channel: 'email',
  to: 'mara@customer.example',
  subject: 'Your quote',
  text: 'It is ready.',
  html: '<p>It is ready.</p>',
} as const;

let refusal: Error | undefined;
let arrived: Arrived[];
let server: SMTPServer;
let url: string;

beforeEach(async () => {
  refusal = undefined;
  arrived = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, { envelope }, done) => {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      const raw = await text(stream);
      arrived.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), ...read(raw) });
      done(refusal);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
  url = `smtp://127.0.0.1:${port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const deliver = (change: Partial<Record<'to' | 'subject' | 'text' | 'html', string>> = {}) =>
  createSmtpMessenger(url, from).deliver({ ...message, ...change });

/** As a mail program reads it; the texts of these cases need no decoding. */
function read(raw: string): Pick<Arrived, 'headers' | 'parts'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="(.+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1).map(split) : [{ headers, body }];
  return {
    headers,
    parts: new Map(parts.map((part) => [part.headers.get('content-type')?.split(';')[0] ?? '', part.body.trim()])),
  };
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = raw.trimStart().split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => /^([^:]+):\s*(.*)$/.exec(line)?.slice(1) ?? [line, '']);
  return {
    headers: new Map(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    body: rest.join('\r\n\r\n'),
  };
}

describe('a mail handed to an SMTP server', () => {
  test('arrives with its subject, its text and the same as HTML', async () => {
    await deliver();
    expect(arrived).toHaveLength(1);
    const [mail] = arrived;
    expect(mail).toMatchObject({ from: 'quotes@quotewell.example', to: ['mara@customer.example'] });
    expect(mail?.headers.get('from')).toBe(from);
    expect(mail?.headers.get('to')).toBe('mara@customer.example');
    expect(mail?.headers.get('subject')).toBe('Your quote');
    expect([...(mail?.parts ?? [])]).toEqual([
      ['text/plain', 'It is ready.'],
      ['text/html', '<p>It is ready.</p>'],
    ]);
  });

  test.each(['\r\n', '\n', '\r'])('gets no header and no reader from a subject with a line break %j', async (end) => {
    await deliver();
    await deliver({ subject: `Your quote${end}Bcc: thief@elsewhere.example${end}X-Priority: 1${end}${end}Hello` });
    const [plain, mail] = arrived;
    expect(mail?.to).toEqual(['mara@customer.example']);
    expect([...(mail?.headers.keys() ?? [])]).toEqual([...(plain?.headers.keys() ?? [])]);
    expect(mail?.parts.get('text/plain')).toBe('It is ready.');
  });

  test.each([
    'mara@customer.example, thief@elsewhere.example',
    'mara@customer.example\r\nBcc: thief@elsewhere.example',
    'mara@customer.example>\r\nRCPT TO:<thief@elsewhere.example',
    'Mara\r\nBcc: thief@elsewhere.example\r\n <mara@customer.example>',
    'thief@elsewhere.example <mara@customer.example>',
  ])('reaches nobody else by the address %j', async (to) => {
    await deliver();
    await deliver({ to }).catch(() => undefined);
    const [plain, mail] = arrived;
    expect(mail?.to ?? []).not.toContain('thief@elsewhere.example');
    expect(mail?.to.length ?? 0).toBeLessThanOrEqual(1);
    if (mail) expect([...mail.headers.keys()]).toEqual([...(plain?.headers.keys() ?? [])]);
  });

  test.each([
    ['"Hill, Sons & Co" <quotes@hill.example>'],
    ['Hill, Sons & Co <quotes@hill.example>'],
    [{ name: 'Hill, Sons & Co', address: 'quotes@hill.example' }],
  ])('comes from one sender, also with a comma in the name: %j', async (sender) => {
    await createSmtpMessenger(url, sender).deliver(message);
    const [mail] = arrived;
    expect(mail?.from).toBe('quotes@hill.example');
    expect(mail?.headers.get('from')).toBe('"Hill, Sons & Co" <quotes@hill.example>');
  });

  test('comes from a bare address as well', async () => {
    await createSmtpMessenger(url, 'quotes@hill.example').deliver(message);
    expect(arrived[0]?.headers.get('from')).toBe('quotes@hill.example');
  });

  test('counts as not handed over when the server refuses it', async () => {
    refusal = new Error('the mailbox is full');
    await expect(deliver()).rejects.toThrow('the mailbox is full');
  });

  test('counts as not handed over when there is no server', async () => {
    await new Promise<void>((resolve) => server.close(resolve));
    await expect(deliver()).rejects.toThrow('ECONNREFUSED');
  });
});

test.each(['sms', 'whatsapp'] as const)('%s has no carrier and is refused', async (channel) => {
  const messenger = createSmtpMessenger(url, from);
  await expect(messenger.deliver({ ...message, channel })).rejects.toThrow(`no carrier for ${channel}`);
  expect(arrived).toEqual([]);
});

test('a server that says nothing is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo; // it listens on a port, not on a pipe
  const messenger = createSmtpMessenger(`smtp://127.0.0.1:${port}`, from, { greetingTimeout: 200 });
  await expect(messenger.deliver(message)).rejects.toThrow(/greeting/i);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('no wait for a server is longer than half a minute', () => {
  for (const milliseconds of Object.values(smtpTimeouts)) expect(milliseconds).toBeLessThanOrEqual(30_000);
  expect(Object.keys(smtpTimeouts)).toEqual(
    expect.arrayContaining(['connectionTimeout', 'greetingTimeout', 'socketTimeout']),
  );
});
