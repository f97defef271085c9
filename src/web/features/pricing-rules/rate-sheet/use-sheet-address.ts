import { useSearchParams } from 'react-router';

const name = 'sheet';

/** Which service's rate sheet is open stands in the page's address; empty is the first one, null the list of prices. */
export function useSheetAddress() {
  const [params, setParams] = useSearchParams();
  const change = (write: (next: URLSearchParams) => void) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        write(next);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    serviceTypeId: params.get(name),
    open: (serviceTypeId: string) => change((next) => next.set(name, serviceTypeId)),
    close: () => change((next) => next.delete(name)),
  };
}
