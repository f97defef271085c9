import { useLingui } from '@lingui/react/macro';
import { Keyboard, LogOut, Monitor, Moon, Pencil, Plus, Sun, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTheme } from '#web/app/theme/use-theme.ts';
import { useLeave } from '#web/app/use-leave.ts';
import { pathTo } from '#web/paths.ts';
import type { PaletteItem } from '#web/ui/command-palette.tsx';

/** What can be done from anywhere. */
export function useCommands({ onHelp }: { readonly onHelp: () => void }): readonly PaletteItem[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const leave = useLeave();
  const { theme, setTheme } = useTheme();
  const looks = [
    { value: 'light', label: t`Appearance: light`, icon: Sun },
    { value: 'dark', label: t`Appearance: dark`, icon: Moon },
    { value: 'system', label: t`Appearance: as the device`, icon: Monitor },
  ] as const;
  return [
    {
      id: 'new-quote',
      label: t`New quote`,
      icon: Plus,
      keys: 'n',
      choose: () => void navigate(pathTo('quoteCreate')),
    },
    {
      id: 'new-quote-by-hand',
      label: t`New quote by hand`,
      icon: Pencil,
      choose: () => void navigate(pathTo('quoteByHand')),
    },
    {
      id: 'new-customer',
      label: t`New customer`,
      icon: UserPlus,
      choose: () => void navigate(`${pathTo('customers')}?new=1`),
    },
    ...looks
      .filter(({ value }) => value !== theme)
      .map(({ value, label, icon }) => ({ id: value, label, icon, choose: () => setTheme(value) })),
    { id: 'shortcuts', label: t`Keyboard shortcuts`, icon: Keyboard, keys: '?', choose: onHelp },
    { id: 'sign-out', label: t`Sign out`, icon: LogOut, choose: () => void leave() },
  ];
}
