import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  Calculator,
  CalendarX,
  Check,
  Eye,
  FilePen,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Send,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { quoteStatusWords } from '../../locales/quote-status-words.ts';
import { Chip, type ChipTone } from '../ui/chip.tsx';

interface StatusLook {
  readonly tone: ChipTone;
  readonly icon: LucideIcon;
  readonly word: MessageDescriptor;
}

/** How each status looks to the provider. Only what waits for the provider is solid. */
export const statusLooks = {
  draft: { tone: 'gray', icon: FilePen, word: quoteStatusWords.draft },
  processing: { tone: 'info', icon: LoaderCircle, word: quoteStatusWords.processing },
  awaiting_customer: { tone: 'calm', icon: Hourglass, word: quoteStatusWords.awaiting_customer },
  ready_for_estimate: { tone: 'info', icon: Calculator, word: quoteStatusWords.ready_for_estimate },
  provider_review: { tone: 'attention', icon: Eye, word: quoteStatusWords.provider_review },
  sent: { tone: 'info', icon: Send, word: quoteStatusWords.sent },
  accepted: { tone: 'success', icon: Check, word: quoteStatusWords.accepted },
  rejected: { tone: 'danger', icon: X, word: quoteStatusWords.rejected },
  expired: { tone: 'gray', icon: CalendarX, word: quoteStatusWords.expired },
  failed: { tone: 'danger', icon: TriangleAlert, word: quoteStatusWords.failed },
} as const satisfies Record<QuoteStatus, StatusLook>;

export function StatusChip({ status, className }: { readonly status: QuoteStatus; readonly className?: string }) {
  const { i18n } = useLingui();
  const { tone, icon, word } = statusLooks[status];
  return (
    <Chip tone={tone} icon={icon} {...(className && { className })}>
      {i18n._(word)}
    </Chip>
  );
}
