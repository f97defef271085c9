import { describe, expect, test } from 'vitest';
import { type MailContent, renderMail } from './render-mail.ts';

const plain: MailContent = {
  locale: 'en-GB',
  subject: 'Your quote from Hill & Sons',
  lines: ['It is ready.', 'Thank you.'],
  productName: 'Quotewell',
};
const hostile = `<img src=x onerror="alert('1')"> & "Sons"`;

describe('a mail', () => {
  test('says the same as text and as HTML', () => {
    const { text, html } = renderMail({ ...plain, action: { label: 'See it', url: 'https://quotes.example.com/q/1' } });
    expect(text).toBe('It is ready.\n\nThank you.\n\nSee it:\nhttps://quotes.example.com/q/1\n\n-- \nQuotewell\n');
    for (const part of ['It is ready.', 'Thank you.', 'See it', 'href="https://quotes.example.com/q/1"', 'Quotewell'])
      expect(html).toContain(part);
    expect(html).toContain('<html lang="en-GB">');
  });

  test('shows what people wrote as text, wherever it stands', () => {
    const { html, text } = renderMail({
      ...plain,
      preheader: hostile,
      lines: [hostile],
      code: hostile,
      action: { label: hostile, url: `https://quotes.example.com/?"onclick="alert(1)` },
      productName: hostile,
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"onclick="');
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &quot;Sons&quot;';
    expect(html.split(escaped)).toHaveLength(6);
    expect(text).toContain(hostile);
  });

  test('keeps the lines of a message', () => {
    const { html } = renderMail({ ...plain, lines: ['First <b>\nsecond'] });
    expect(html).toContain('First &lt;b&gt;<br>second');
  });

  test.each(['\r\n', '\n', '\r', '\n\n', '\t'])('has a subject of one line, whatever a name contains: %j', (end) => {
    const { subject } = renderMail({
      ...plain,
      subject: `Your quote from Hill${end}Bcc: thief@elsewhere.example ${end}`,
    });
    expect(subject).toBe('Your quote from Hill Bcc: thief@elsewhere.example');
  });

  test('begins with its code, so that a notification shows it', () => {
    const { text, html } = renderMail({ ...plain, code: '482913' });
    expect(text).toMatch(/^482913\n\nIt is ready\./);
    expect(html.indexOf('482913')).toBeGreaterThan(0);
    expect(html.indexOf('482913')).toBeLessThan(html.indexOf('It is ready.'));
  });

  test('without a code or a link has no trace of them', () => {
    const { text, html } = renderMail(plain);
    expect(text).toBe('It is ready.\n\nThank you.\n\n-- \nQuotewell\n');
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('undefined');
  });
});
