import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { dashboardQuery } from '#web/api/dashboard.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';

/** The dashboard's head: the time of day, and how much waits. */
export function Greeting() {
  const greeting = useGreeting();
  const locale = useLocale();
  const { data } = useQuery(dashboardQuery);
  const today = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date());
  return (
    <PageHead
      title={greeting}
      text={
        <>
          {today}.{' '}
          {data ? (
            <Plural
              value={data.waiting.quotes}
              _0="Nothing waits for you."
              one="One quote waits for you."
              other="# quotes wait for you."
            />
          ) : null}
        </>
      }
      actions={
        <ButtonLink to={pathTo('quoteCreate')} variant="primary">
          <Icon icon={Plus} size={16} />
          <Trans>New quote</Trans>
        </ButtonLink>
      }
    />
  );
}

function useGreeting(): string {
  const { t } = useLingui();
  const { data } = useProfileCheck();
  const name = data?.provider?.first_name;
  const hour = new Date().getHours();
  if (hour < 12) return name ? t`Good morning, ${name}` : t`Good morning`;
  if (hour < 18) return name ? t`Good afternoon, ${name}` : t`Good afternoon`;
  return name ? t`Good evening, ${name}` : t`Good evening`;
}
