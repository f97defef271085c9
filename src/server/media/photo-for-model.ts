const longestSide = 1024;

/** A photo as a service gets it: small, upright, and nothing but the picture. */
export async function photoForModel(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .rotate()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
