const durationMs = 600;

/** Draws a circle that grows from where a button is pressed, over the button and no further (R9.7). */
function draw({ clientX, clientY }: PointerEvent, button: Element): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const frame = document.createElement('span');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:absolute;inset:0;overflow:clip;border-radius:inherit;pointer-events:none';
  const circle = document.createElement('span');
  circle.style.cssText = `position:absolute;left:${x - radius}px;top:${y - radius}px;width:${2 * radius}px;height:${2 * radius}px;border-radius:50%;background:currentColor`;
  frame.append(circle);
  button.append(frame);
  const growth = circle.animate(
    [
      { scale: 0, opacity: 0.24 },
      { scale: 1, opacity: 0 },
    ],
    { duration: durationMs, easing: 'ease-out' },
  );
  const remove = () => frame.remove();
  growth.finished.then(remove, remove);
}

/** Every button of the page answers a press with a ripple while `isOn` says so. @returns what ends it */
export function startRipples(isOn: () => boolean): () => void {
  const press = (event: PointerEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-ripple]:not(:disabled)') : null;
    if (button && event.isPrimary && isOn()) draw(event, button);
  };
  addEventListener('pointerdown', press, { passive: true });
  return () => removeEventListener('pointerdown', press);
}
