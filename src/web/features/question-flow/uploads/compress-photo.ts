const longestSide = 2048;
const jpegQuality = 0.82;
const smallEnoughBytes = 600_000;

/**
 * A JPEG of at most 2048 px that carries no place and no camera, upright. What the browser cannot decode (HEIC outside
 * Safari) or what would not get smaller goes out as it is; the server takes it too.
 */
export async function compressPhoto(file: File): Promise<File> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // A picture with holes (PNG) would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }).catch(() => null);
  if (!blob || (scale === 1 && file.size <= smallEnoughBytes && blob.size >= file.size)) return file;
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
