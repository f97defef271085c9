import { useParams } from 'react-router';
import type { FrameHandle } from '#web/app/dashboard-layout.tsx';
import { QuoteSection } from '#web/features/quote-editor/quote-section.tsx';

export const handle = { isFullBleed: true } satisfies FrameHandle;

export default function QuotePage() {
  const { id = '' } = useParams();
  return <QuoteSection id={id} />;
}
