/** The sheet that scenes are drawn on; a photo has six tenths of it in pixels. */
export const width = 1600;
export const height = 1200;
const [pixelsAcross, pixelsDown] = [960, 720];

/** Numbers from 0 to 1 that look random and are the same for the same seed, so that demo data is the same everywhere. */
export function sequence(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` pieces, each made from its index. */
export function repeat(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

/** Textures that scenes share: wood grain, plaster, leaves, and the softness of what is far away. */
const textures = `
  <filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.12 0.006" numOctaves="4" seed="3" result="n"/>
    <feColorMatrix in="n" values="0 0 0 0 0.13  0 0 0 0 0.09  0 0 0 0 0.05  0 0 0 1.1 -0.36"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>
  <filter id="plaster" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="5" seed="8" result="n"/>
    <feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 0.34 -0.11"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>
  <filter id="leaves" x="0" y="0" width="1" height="1"><feTurbulence type="turbulence" baseFrequency="0.045" numOctaves="4" seed="11" result="n"/>
    <feColorMatrix in="n" values="0 0 0 0 0.05  0 0 0 0 0.12  0 0 0 0 0.02  0 0 0 2.6 -0.7"/><feComposite in2="SourceGraphic" operator="in"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>
  <filter id="far"><feGaussianBlur stdDeviation="14"/></filter><filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>
  <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9c9d6"/><stop offset="1" stop-color="#e4e8e6"/></linearGradient>
  <radialGradient id="vignette" cx="0.5" cy="0.45" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.34"/></radialGradient>`;

/** A drawing as the camera of a phone would give it: vignette, a little sensor noise, JPEG. */
export async function develop(drawing: string, seed: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsAcross}" height="${pixelsDown}" viewBox="0 0 ${width} ${height}"><defs>${textures}</defs>${drawing}<rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`;
  const noise = sequence(seed);
  const grain = Buffer.from(
    Uint8Array.from({ length: pixelsAcross * pixelsDown }, () => 118 + Math.floor(noise() * 20)),
  );
  const { default: sharp } = await import('sharp');
  const sensor = await sharp(grain, { raw: { width: pixelsAcross, height: pixelsDown, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: sensor, blend: 'soft-light' }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** A path through points, closed. */
export function polygon(points: ReadonlyArray<readonly [number, number]>, look: string): string {
  return `<path d="M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z" ${look}/>`;
}

/** Blades and stems that grow up from a line, for grass and weeds. */
export function blades(
  random: () => number,
  { count, from, reach, hue }: { count: number; from: number; reach: number; hue: number },
): string {
  return repeat(count, () => {
    const x = random() * width;
    const y = from + random() * (height - from);
    const tall = reach * (0.35 + random() * 0.65) * (0.5 + (y - from) / (height - from + 1));
    const lean = (random() - 0.5) * tall * 0.9;
    const look = `hsl(${hue + random() * 26} ${34 + random() * 22}% ${22 + random() * 24}%)`;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(lean / 4).toFixed(0)} ${(-tall * 0.6).toFixed(0)} ${lean.toFixed(0)} ${(-tall).toFixed(0)}" stroke="${look}" stroke-width="${(2 + random() * 3).toFixed(1)}" fill="none"/>`;
  });
}
