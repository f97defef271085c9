import { useQuery } from '@tanstack/react-query';
import { type PriceLine, priceLinesQuery } from '#web/api/pricing-rules.ts';

const none: readonly PriceLine[] = [];

/** What an estimate of a service type may hold; nothing where that is not known. */
export function usePriceLines(): (serviceTypeId: string | null) => readonly PriceLine[] {
  const { data = [] } = useQuery(priceLinesQuery);
  return (serviceTypeId) => data.find(({ service_type_id }) => service_type_id === serviceTypeId)?.lines ?? none;
}

/** A rule's line in words, also where its playbook has moved on. */
export function priceLineLabel(key: string, lines: readonly PriceLine[]): string {
  return lines.find((line) => line.key === key)?.label ?? key.replaceAll('_', ' ');
}
