import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { languageNames, textLanguage } from './language.ts';

/** The page in another language, by plain links: the server keeps the choice in a cookie. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const { t, i18n } = useLingui();
  const { pathname, search, hash } = useLocation();
  const current = textLanguage(i18n.locale);
  return (
    <nav aria-label={t`Language`} className={classNames('flex gap-1', className)}>
      {Object.entries(languageNames).map(([language, name]) => {
        const query = new URLSearchParams(search);
        query.set('lang', language);
        return (
          <a
            key={language}
            href={`${pathname}?${query}${hash}`}
            lang={language}
            hrefLang={language}
            {...(language === current && { 'aria-current': 'true' as const })}
            className="inline-flex min-h-11 items-center px-2 text-secondary hover:text-primary aria-[current]:font-semibold aria-[current]:text-primary md:min-h-9"
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}
