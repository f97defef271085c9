import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authStorageKey } from './auth-place.ts';
import { log } from './log.ts';

/** R2.17 on a page that is open to all: most who see it have never signed in, and load nothing for it. */
export function useProviderCheck(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!localStorage.getItem(authStorageKey())) return;
    let isHere = true;
    import('./require-session.ts')
      .then(({ elsewhereFrom }) => elsewhereFrom(pathname))
      .then((elsewhere) => {
        if (elsewhere && isHere) void navigate(elsewhere, { replace: true });
      })
      .catch((error: unknown) => log('The provider check failed', error));
    return () => {
      isHere = false;
    };
  }, [navigate, pathname]);
}
