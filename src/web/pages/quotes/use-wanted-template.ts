import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { kitQuery } from '#web/api/kits.ts';

/** `?template=` names the one to begin with; one that is gone leaves the lines empty. */
export function useWantedTemplate() {
  const [params] = useSearchParams();
  const id = params.get('template') ?? '';
  const { data, isLoading, isPaused } = useQuery({ ...kitQuery(id), enabled: id !== '' });
  return { template: data?.kind === 'template' ? data : null, isWaiting: isLoading && !isPaused };
}
