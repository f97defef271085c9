import { useLingui } from '@lingui/react/macro';
import { Check, ExternalLink, LogOut, Monitor, Moon, Settings, ShieldCheck, Sun } from 'lucide-react';
import { useProfileCheck, useSaveLocale } from '../api/provider.ts';
import { pathTo } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { useSettings } from './brand.tsx';
import { languageNames, localeFor, rememberLocale, textLanguage } from './language.ts';
import { useTheme } from './theme/use-theme.ts';
import { useLeave } from './use-leave.ts';
import { useSignedInPerson } from './use-signed-in-person.ts';

interface AccountMenuProps {
  /** `named` shows who it is, `compact` only the face. */
  readonly look: 'named' | 'compact';
}

export function AccountMenu({ look }: AccountMenuProps) {
  const { t, i18n } = useLingui();
  const save = useSaveLocale();
  const { theme, setTheme } = useTheme();
  const leave = useLeave();
  const person = useSignedInPerson();
  const { data } = useProfileCheck();
  const written = [data?.provider?.first_name, data?.provider?.last_name].filter(Boolean).join(' ');
  const name = written || person?.email || data?.provider?.business_name || t`Account`;

  const speak = async (language: keyof typeof languageNames) => {
    const locale = localeFor(language, data?.provider?.locale);
    if (data?.provider) await save.mutateAsync(locale).catch(() => undefined);
    rememberLocale(locale);
    location.reload();
  };

  const trigger =
    look === 'named' ? (
      <button
        type="button"
        className="flex w-full items-center gap-2.5 rounded-sm px-2 py-2 text-left font-medium hover:bg-hover"
      >
        <Avatar name={name} size="sm" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
      </button>
    ) : (
      <button type="button" className="grid size-11 place-items-center rounded-full">
        <Avatar name={name} size="lg" />
        <span className="sr-only">{t`Account`}</span>
      </button>
    );

  return (
    <Menu trigger={trigger} align={look === 'named' ? 'start' : 'end'} side={look === 'named' ? 'top' : 'bottom'}>
      {person?.email ? (
        <p className="type-small px-2.5 pt-2 pb-1 text-secondary">
          <span className="block truncate">{person.email}</span>
          {person.type ? <span>{person.type === 'business' ? t`Business account` : t`Individual account`}</span> : null}
        </p>
      ) : null}
      <MenuLabel>{t`Appearance`}</MenuLabel>
      <MenuChoices
        value={theme}
        onValueChange={setTheme}
        choices={[
          { value: 'light', label: t`Light`, icon: Sun },
          { value: 'dark', label: t`Dark`, icon: Moon },
          { value: 'system', label: t`As the device`, icon: Monitor },
        ]}
      />
      <MenuLabel>{t`Language`}</MenuLabel>
      <MenuChoices
        value={textLanguage(i18n.locale)}
        onValueChange={(language) => void speak(language)}
        choices={Object.entries(languageNames).map(([value, label]) => ({
          value: value as keyof typeof languageNames, // the keys of the object just above
          label: <span lang={value}>{label}</span>,
        }))}
      />
      <ProductItems />
      <MenuSeparator />
      <MenuItem icon={Settings} to={pathTo('settings')}>
        {t`Settings`}
      </MenuItem>
      <MenuItem icon={ShieldCheck} to={pathTo('security')}>
        {t`Sign-in and security`}
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        {t`Sign out`}
      </MenuItem>
    </Menu>
  );
}

/** What the products are called: names of their own, the same in every language. */
const productNames = { justbook: 'JustBook', justpay: 'JustPay', justhire: 'JustHire' } as const;

/** The other products of the house, where the installation or the provider says where they are. */
function ProductItems() {
  const { t } = useLingui();
  const { products, productName } = useSettings();
  const { data } = useProfileCheck();
  const own = data?.provider?.service_product_url;
  const others = [
    ...products.filter(({ id }) => !(own && id === 'justhire')),
    ...(own ? [{ id: 'justhire' as const, url: own }] : []),
  ];
  if (others.length === 0) return null;
  return (
    <>
      <MenuLabel>{t`Products`}</MenuLabel>
      <MenuItem icon={Check} to={pathTo('dashboard')}>
        {productName}
      </MenuItem>
      {others.map(({ id, url }) => (
        <MenuItem key={id} icon={ExternalLink} href={url}>
          {productNames[id]}
        </MenuItem>
      ))}
    </>
  );
}
