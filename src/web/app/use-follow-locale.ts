import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useProfileCheck } from '../api/provider.ts';
import { rememberLocale, textLanguage } from './language.ts';

const triedKey = 'locale-followed';

/** The language belongs to the account: on a new device the page is shown once more in it. */
export function useFollowLocale(): void {
  const { i18n } = useLingui();
  const own = useProfileCheck().data?.provider?.locale;
  useEffect(() => {
    if (!own || textLanguage(own) === textLanguage(i18n.locale)) return;
    // Where cookies are off the page would load for ever.
    if (sessionStorage.getItem(triedKey) === own) return;
    sessionStorage.setItem(triedKey, own);
    rememberLocale(own);
    location.reload();
  }, [own, i18n.locale]);
}
