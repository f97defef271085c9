import { Avatar as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';

/** From 16 to 48 px, whatever spacing somebody has chosen. */
export const avatarSizes = {
  '3xs': 'size-[1rem] text-[0.5rem]',
  '2xs': 'size-[1.25rem] text-[0.625rem]',
  xs: 'size-[1.5rem] text-[0.6875rem]',
  sm: 'size-[1.75rem] text-[0.75rem]',
  md: 'size-[2rem] text-[0.8125rem]',
  lg: 'size-[2.25rem] text-[0.875rem]',
  xl: 'size-[2.5rem] text-[0.9375rem]',
  '2xl': 'size-[2.75rem] text-[1rem]',
  '3xl': 'size-[3rem] text-[1.0625rem]',
} as const;

interface AvatarProps {
  readonly name: string;
  readonly imageUrl?: string | null;
  readonly size?: keyof typeof avatarSizes;
  readonly className?: string;
}

/** A person. Beside their written name, so hidden from assistive technology. */
export function Avatar({ name, imageUrl, size = 'xl', className }: AvatarProps) {
  return (
    <Radix.Root
      aria-hidden="true"
      className={classNames(
        'inline-grid flex-none place-items-center overflow-hidden rounded-full bg-(--modern-yellow-300) leading-none font-[650] text-(--brand-black-950)',
        avatarSizes[size],
        className,
      )}
    >
      {imageUrl ? <Radix.Image src={imageUrl} alt="" className="size-full object-cover" /> : null}
      <Radix.Fallback>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}
