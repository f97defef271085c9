import { Link, useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '#contract/request-context.ts';
import { pathTo } from '../paths.ts';
import type { loader } from '../root.tsx';
import { classNames } from '../ui/class-names.ts';
import { Mark } from '../ui/mark.tsx';

/** Where the page itself could not be loaded. */
const unknown: PublicSettings = {
  productName: '',
  isDevelopment: false,
  products: [],
  authElsewhere: undefined,
  waysIn: { services: [], phone: false, signUps: true, passwordMinLength: 10, codeMinutes: 10 },
};

export function useSettings(): PublicSettings {
  return useRouteLoaderData<typeof loader>('root')?.settings ?? unknown;
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
