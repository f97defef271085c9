const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where a mailed link may lead: to a page of this site, else to its front page. Never an error and never another site.
 * Compared as written, before anything is normalised: a browser reads a backslash as a slash and a bare number as an address.
 */
export function redirectTarget(asked: string | undefined, site: string): string {
  if (!asked || !isPlain(asked)) return site;
  const written = asked.startsWith('/') && !asked.startsWith('//') ? `${site}${asked}` : asked;
  const origin = originsOf(site).find((allowed) => startsWithOrigin(written, allowed));
  if (!origin || !URL.canParse(written)) return site;
  const url = new URL(written);
  if (url.username || url.password || url.origin !== origin) return site;
  url.hash = '';
  return url.href;
}

function startsWithOrigin(written: string, origin: string): boolean {
  if (written.slice(0, origin.length).toLowerCase() !== origin) return false;
  return ['', '/', '?', '#'].includes(written.charAt(origin.length));
}

/** On one's own machine the site answers under each loopback name; anywhere else under its own only. */
function originsOf(site: string): string[] {
  const url = new URL(site);
  if (!loopbackNames.includes(url.hostname)) return [url.origin];
  return loopbackNames.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`);
}

function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  return text.length <= 2000 && !/[\u0000-\u0020\u007f\\]/.test(text);
}
