import { Link, useRouteLoaderData } from 'react-router';
import { pathTo } from '../paths.ts';
import type { loader } from '../root.tsx';
import { classNames } from '../ui/class-names.ts';
import { Mark } from '../ui/mark.tsx';

export function useSettings() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data?.settings ?? { productName: '', isDevelopment: false };
}

/** The product's own mark and name, leading home. */
export function Brand({ className }: { readonly className?: string }) {
  const { productName } = useSettings();
  return (
    <Link
      to={pathTo('landing')}
      className={classNames(
        'inline-flex items-center gap-2.5 rounded-md text-primary no-underline',
        className ?? 'self-start',
      )}
    >
      <Mark name={productName} />
      <span className="text-[1.0625rem] font-[650] tracking-[-.012em]">{productName}</span>
    </Link>
  );
}
