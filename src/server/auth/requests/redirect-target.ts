import { type AuthContext, siteUrl } from '../auth-context.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where a mailed link or another service may lead: to a page of this site or to an address that the operator listed, else to
 * the front page. Never an error and never another site. Compared as written, before anything is normalised: a browser reads
 * a backslash as a slash and a bare number as an address.
 */
export function redirectTarget(asked: string | undefined, site: string, allowed: readonly string[]): string {
  if (!asked || !isPlain(asked)) return site;
  const written = asked.startsWith('/') && !asked.startsWith('//') ? `${site}${asked}` : asked;
  if (!URL.canParse(written)) return site;
  const url = new URL(written);
  if (url.username || url.password || !startsWithOrigin(written, url.origin)) return site;
  url.hash = '';
  return originsOf(site).includes(url.origin) || allowed.some((pattern) => matches(url, pattern)) ? url.href : site;
}

export const redirectTargetOf = (auth: Pick<AuthContext, 'settings'>, asked: string | undefined): string =>
  redirectTarget(asked, siteUrl(auth), auth.settings.redirectAllowList);

/** What is wrong with an address of the list of allowed ones, in the operator's words. */
export function allowedTargetProblem(pattern: string): string | undefined {
  if (!isPlain(pattern) || !/^https?:\/\//.test(pattern) || !URL.canParse(pattern)) return 'is no http(s) address';
  const { origin, hostname, username, password, hash } = new URL(pattern);
  if (!startsWithOrigin(pattern, origin)) return 'is not written as a browser reads it';
  if (username || password || hash) return 'has a user or a fragment';
  if (isNumeric(hostname) && !loopbackNames.includes(hostname)) return 'is a bare IP address';
  // `https://*.com` would be everybody's.
  const isOpen = hostname
    .split('.')
    .slice(-2)
    .some((label) => label.includes('*'));
  return isOpen || hostname.includes('**') ? 'has a * where the name of the site has to stand' : undefined;
}

/** Part by part, so that no `*` of the host reaches into the path, nor one of the path back into the host. */
function matches(url: URL, pattern: string): boolean {
  if (allowedTargetProblem(pattern) || (isNumeric(url.hostname) && !loopbackNames.includes(url.hostname))) return false;
  const allowed = new URL(pattern);
  return (
    url.protocol === allowed.protocol &&
    url.port === allowed.port &&
    glob(allowed.hostname, '[^.]+').test(url.hostname) &&
    glob(allowed.pathname, segment).test(url.pathname) &&
    (allowed.pathname.endsWith('*') || glob(allowed.search, '.*').test(url.search))
  );
}

/** Of a path. What some servers decode into a slash is none of it. */
const segment = '(?:(?!%2[fF]|%5[cC])[^/])*';

/** `*` stands for what `run` allows, `**` for anything; all else for itself. */
function glob(pattern: string, run: string): RegExp {
  const parts = pattern.split(/(\*+)/).map((part) => {
    if (part.startsWith('*')) return part === '*' ? run : '.*';
    return part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

const isNumeric = (hostname: string): boolean => /^(?:[\d.]+|\[.*\])$/.test(hostname);

function startsWithOrigin(written: string, origin: string): boolean {
  if (!/^https?:/.test(origin) || written.slice(0, origin.length).toLowerCase() !== origin) return false;
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
