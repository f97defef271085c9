import { useParams } from 'react-router';
import { ServicePrices } from '#web/features/pricing-rules/service-prices.tsx';
import { ServiceSection } from '#web/features/service-page/service-section.tsx';

export default function ServicePage() {
  const { id = '' } = useParams();
  // Another service begins anew: no dialog of the last one stays open.
  return <ServiceSection key={id} id={id} prices={<ServicePrices serviceTypeId={id} />} />;
}
