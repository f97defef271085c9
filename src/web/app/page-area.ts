export type PageArea = 'customer' | 'welcome' | 'whole';

/** Which part of texts and styles a page brings along: a customer's and a stranger's are kept light. */
export function pageAreaOf(pathname: string): PageArea {
  if (pathname.startsWith('/q/')) return 'customer';
  return pathname === '/' || pathname.startsWith('/auth/') ? 'welcome' : 'whole';
}
