import { Avatar as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';

const sizes = {
  '3xs': 'size-4 text-[0.5rem]',
  '2xs': 'size-5 text-[0.625rem]',
  xs: 'size-6 text-[0.6875rem]',
  sm: 'size-7 text-[0.75rem]',
  md: 'size-8 text-[0.8125rem]',
  lg: 'size-9 text-[0.875rem]',
  xl: 'size-10 text-[0.9375rem]',
  '2xl': 'size-11 text-[1rem]',
  '3xl': 'size-12 text-[1.0625rem]',
} as const;

interface AvatarProps {
  readonly name: string;
  readonly imageUrl?: string | null;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

/** A person. Beside their written name, so hidden from assistive technology. */
export function Avatar({ name, imageUrl, size = 'xl', className }: AvatarProps) {
  return (
    <Radix.Root
      aria-hidden="true"
      className={classNames(
        'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-(--modern-yellow-300) leading-none font-[650] text-(--brand-black-950)',
        sizes[size],
        className,
      )}
    >
      {imageUrl ? <Radix.Image src={imageUrl} alt="" className="size-full object-cover" /> : null}
      <Radix.Fallback>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
