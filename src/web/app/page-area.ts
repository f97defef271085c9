export type PageArea = 'quote' | 'questions' | 'welcome' | 'provider';

/** Who opens a page, which says what texts and styles it brings along. */
export function pageAreaOf(pathname: string): PageArea {
  if (/^\/q\/(?:demo\/)?(?:[^/]+\/)?(?:result|messages)\b/.test(pathname)) return 'quote';
  if (pathname.startsWith('/q/')) return 'questions';
  return pathname === '/' || pathname.startsWith('/auth/') ? 'welcome' : 'provider';
}

export const isCustomers = (area: PageArea): boolean => area === 'quote' || area === 'questions';
