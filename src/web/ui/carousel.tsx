import { useLingui } from '@lingui/react/macro';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface CarouselProps {
  /** What the slides are. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** One slide at a time: by swiping, by its buttons and by the arrow keys. It never moves by itself. */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui();
  const [viewport, embla] = useEmblaCarousel({ align: 'start' });
  const [at, setAt] = useState(0);
  useEffect(() => {
    const follow = () => setAt(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', follow);
    return () => {
      embla?.off('select', follow);
    };
  }, [embla]);
  const go = (index: number) => embla?.scrollTo(index, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(Math.max(0, at - 1));
    if (key === 'ArrowRight') go(Math.min(slides.length - 1, at + 1));
  };
  return (
    <section aria-roledescription={t`Carousel`} aria-label={label} onKeyDown={turn}>
      <div ref={viewport} className="overflow-hidden rounded-md">
        <div aria-live="polite" className="flex touch-pan-y">
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of its own role (the carousel pattern of WAI-ARIA)
            <div
              key={key}
              role="group"
              aria-roledescription={t`Slide`}
              aria-label={t`${index + 1} of ${slides.length}`}
              inert={index !== at}
              className="min-w-0 flex-[0_0_100%]"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-2 flex items-center gap-2">
        <Button size="desk" disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon icon={ChevronLeft} size={16} />
          {t`Prev`}
        </Button>
        <div className="flex min-w-0 flex-1 flex-wrap justify-center">
          {slides.map(({ key }, index) => {
            const slide = index + 1;
            return (
              <button
                key={key}
                type="button"
                aria-label={t`Go to slide ${slide}`}
                aria-current={index === at || undefined}
                onClick={() => go(index)}
                className="group grid size-8 place-items-center rounded-full"
              >
                <span className="size-2.5 rounded-full border border-control group-aria-[current]:border-transparent group-aria-[current]:bg-action-primary" />
              </button>
            );
          })}
        </div>
        <Button size="desk" disabled={at === slides.length - 1} onClick={() => go(at + 1)}>
          {t`Next`}
          <Icon icon={ChevronRight} size={16} />
        </Button>
      </div>
    </section>
  );
}
