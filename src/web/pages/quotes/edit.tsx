import { useParams } from 'react-router';
import { QuoteSection } from '#web/features/quote-editor/quote-section.tsx';
import type { FrameHandle } from '../dashboard-layout.tsx';

export const handle = { isFullBleed: true } satisfies FrameHandle;

export default function QuotePage() {
  const { id = '' } = useParams();
  return <QuoteSection id={id} />;
}
