import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
import { Chip, type ChipTone } from './chip.tsx';

interface StatusLook {
  readonly tone: ChipTone;
  readonly icon: LucideIcon;
  readonly word: MessageDescriptor;
}

/** How each status looks to the provider. Only what waits for the provider is solid. */
export const statusLooks = {
  draft: { tone: 'gray', icon: FilePen, word: msg`Draft` },
  processing: { tone: 'info', icon: LoaderCircle, word: msg`Working it out` },
  awaiting_customer: { tone: 'calm', icon: Hourglass, word: msg`Needs answers` },
  ready_for_estimate: { tone: 'info', icon: Calculator, word: msg`Ready to price` },
  provider_review: { tone: 'attention', icon: Eye, word: msg`Your review` },
  sent: { tone: 'info', icon: Send, word: msg`Sent` },
  accepted: { tone: 'success', icon: Check, word: msg`Accepted` },
  rejected: { tone: 'danger', icon: X, word: msg`Declined` },
  expired: { tone: 'gray', icon: CalendarX, word: msg`Expired` },
  failed: { tone: 'danger', icon: TriangleAlert, word: msg`Needs your help` },
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
