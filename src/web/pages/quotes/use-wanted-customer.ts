import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { customerQuery } from '#web/api/customers.ts';

/** `?customer=` names the one it is for; a customer who is gone leaves the fields empty. */
export function useWantedCustomer() {
  const [params] = useSearchParams();
  const id = params.get('customer') ?? '';
  const { data, isLoading, isPaused } = useQuery({ ...customerQuery(id), enabled: id !== '' });
  const customer = data && {
    id: data.id,
    name: data.name,
    email: data.email ?? '',
    phone: data.phone ?? '',
    address: data.address ?? '',
  };
  return { customer, isWaiting: isLoading && !isPaused };
}
