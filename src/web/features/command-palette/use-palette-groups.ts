import { useLingui } from '@lingui/react/macro';
import { AppWindow, FileText, User, Wrench } from 'lucide-react';
import { useNavigate } from 'react-router';
import { quoteAddress } from '#contract/quote-address.ts';
import { costOf, firstWithin } from '#domain/search/match-words.ts';
import { readSearch, wordsIn } from '#domain/search/search-query.ts';
import type { QuoteSummary } from '#web/api/quote-types.ts';
import type { FoundItem } from '#web/api/search.ts';
import type { PaletteGroup, PaletteItem } from '#web/ui/command-palette.tsx';
import { useCommands } from './use-commands.ts';

interface Shown {
  readonly typed: string;
  readonly found: readonly FoundItem[];
  readonly recent: readonly QuoteSummary[];
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

const icons = { quote: FileText, customer: User, service: Wrench, page: AppWindow } as const;

/** What the palette shows: the best kind first, commands that fit behind; with nothing typed what is recent, and every command. */
export function usePaletteGroups({ typed, found, recent, onHelp, onClose }: Shown): readonly PaletteGroup[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const commands = useCommands({ onHelp });
  const labels = { quote: t`Quotes`, customer: t`Customers`, service: t`Services`, page: t`Pages` } as const;
  const closing = (item: PaletteItem): PaletteItem => ({
    ...item,
    choose: () => {
      onClose();
      item.choose();
    },
  });
  const leadingTo = (url: string) => () => void navigate(url);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const foundGroups = kinds.map((kind) => ({
    id: kind,
    label: labels[kind],
    items: found
      .filter((one) => one.kind === kind)
      .map(({ id, title, subtitle, url }) => ({
        id: `${kind} ${id}`,
        label: title,
        hint: subtitle,
        icon: icons[kind],
        choose: leadingTo(url),
      })),
  }));
  const recentGroup = {
    id: 'recent',
    label: t`Recent quotes`,
    items: recent.map((quote) => ({
      id: `recent ${quote.id}`,
      label: quote.title,
      hint: quote.customer_name ?? undefined,
      icon: icons.quote,
      choose: leadingTo(quoteAddress(quote)),
    })),
  };
  const fitting = { id: 'commands', label: t`Commands`, items: commands.filter(({ label }) => fits(typed, label)) };
  // "Dark" is a command, before a service that it may be a slip for.
  const isCommand = fitting.items.some(({ label }) => isAsTyped(typed, label));
  const isFound = found.some(({ title, subtitle }) => isAsTyped(typed, `${title} ${subtitle ?? ''}`));
  const sought = isCommand && !isFound ? [fitting, ...foundGroups] : [...foundGroups, fitting];
  return (typed === '' ? [recentGroup, fitting] : sought)
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, items: group.items.map(closing) }));
}

const costFor = (typed: string, label: string): number | null =>
  costOf(readSearch(typed).words, [{ words: wordsIn(label), extra: 0 }]);

const fits = (typed: string, label: string): boolean => typed === '' || costFor(typed, label) !== null;

const isAsTyped = (typed: string, label: string): boolean =>
  (costFor(typed, label) ?? Number.POSITIVE_INFINITY) < firstWithin;
