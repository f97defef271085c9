import type { Locale } from '#domain/locale.ts';

export interface MailContent {
  readonly locale: Locale;
  readonly subject: string;
  /** The line mail programs show beside the subject. */
  readonly preheader?: string;
  /** Whose mail it is: logo and name stand above the words. */
  readonly sender?: { readonly name: string; readonly logoUrl: string | null };
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** A one-time code: shown first and large, so that it can be read from a notification. */
  readonly code?: string;
  /** Small, below all else. */
  readonly foot?: string | null;
  readonly productName: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
/** A subject is one header line, whatever a name in it contains. */
const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').trim();

/** One mail as plain text and as modest HTML that says the same. Everything from people is escaped. */
export function renderMail(content: MailContent): RenderedMail {
  return { subject: oneLine(content.subject), text: renderText(content), html: renderHtml(content) };
}

function renderText({ code, lines, action, foot, productName }: MailContent): string {
  const parts = [code, ...lines, action && `${action.label}:\n${action.url}`, foot, `-- \n${productName}`];
  return `${parts.filter((part) => part !== undefined && part !== null).join('\n\n')}\n`;
}

// Mail programs know neither style sheets nor variables, so the tokens' values stand here as they are.
function renderHtml({ locale, preheader, sender, code, lines, action, foot, productName }: MailContent): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>`,
    '<body style="margin:0;padding:24px;background:#fafaf7;color:#1a1730;font-family:Figtree,system-ui,-apple-system,\'Segoe UI\',Roboto,sans-serif">',
    preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>` : '',
    '<div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #e5e4de;border-radius:14px;padding:28px">',
    code
      ? `<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:650;letter-spacing:4px">${escapeHtml(code)}</p>`
      : '',
    sender ? senderHtml(sender) : '',
    ...lines.map(paragraph),
    action
      ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#5143e5;color:#fff;text-decoration:none;font-weight:600;font-size:17px;padding:14px 22px;border-radius:14px">${escapeHtml(action.label)}</a></p>`
      : '',
    foot ? `<p style="margin:20px 0 0;font-size:13px;line-height:18px;color:#5c5970">${escapeHtml(foot)}</p>` : '',
    `</div><p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#5c5970">${escapeHtml(productName)}</p></body></html>`,
  ].join('');
}

/** A table, since mail programs agree on nothing else that puts two things side by side. The name stands beside, so the picture says nothing. */
function senderHtml({ name, logoUrl }: NonNullable<MailContent['sender']>): string {
  const picture = logoUrl
    ? `<td style="padding-right:12px"><img src="${escapeHtml(logoUrl)}" alt="" height="40" style="display:block;height:40px;max-width:120px;width:auto;border-radius:8px"></td>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr>${picture}<td style="font-size:16px;line-height:22px;font-weight:650">${escapeHtml(name)}</td></tr></table>`;
}
