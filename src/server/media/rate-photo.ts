import type { QualityRating, QualityReason } from '#domain/media/media-type.ts';

export interface PhotoRating {
  readonly rating: QualityRating;
  readonly reason: QualityReason | null;
}

const size = 512;
const tilesAcross = 4;
/** Thresholds were found on six photos with blur, darkness and glare added; few, so they stand here together. */
const thresholds = {
  minSide: 640,
  dark: 30,
  bright: 225,
  glare: 235,
  glarePart: 0.6,
  glarePartAverage: 0.3,
  blurred: 20,
  soft: 100,
};

/** How usable a photo is, with the reason a person understands. A sharp tap on a plain wall is sharp: tiles, not the whole, decide. */
export async function ratePhoto(bytes: Uint8Array): Promise<PhotoRating> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes);
  const { width = 0, height = 0 } = await image.metadata();
  const { data, info } = await image
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  const glare = data.filter((value) => value > thresholds.glare).length / data.length;
  const sharpness = upperQuartile(tileVariances(data, info.width, info.height));
  if (mean < thresholds.dark) return { rating: 'low', reason: 'too_dark' };
  if (mean > thresholds.bright || glare > thresholds.glarePart) return { rating: 'low', reason: 'too_bright' };
  if (sharpness < thresholds.blurred) return { rating: 'low', reason: 'blurred' };
  if (Math.max(width, height) < thresholds.minSide) return { rating: 'average', reason: 'too_small' };
  if (sharpness < thresholds.soft) return { rating: 'average', reason: 'blurred' };
  if (glare > thresholds.glarePartAverage) return { rating: 'average', reason: 'too_bright' };
  return { rating: 'good', reason: null };
}

/** Variance of the Laplacian in each tile: high where there are edges, low where all is smooth. */
function tileVariances(pixels: Buffer, width: number, height: number): number[] {
  const tiles = Array.from({ length: tilesAcross * tilesAcross }, () => ({ count: 0, sum: 0, squares: 0 }));
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      const tile = tiles[Math.floor((y * tilesAcross) / height) * tilesAcross + Math.floor((x * tilesAcross) / width)];
      if (!tile) continue;
      tile.count += 1;
      tile.sum += edge;
      tile.squares += edge * edge;
    }
  }
  return tiles.filter(({ count }) => count > 0).map(({ count, sum, squares }) => squares / count - (sum / count) ** 2);
}

function upperQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.75)] ?? 0;
}
