import sharp from 'sharp';

/** A drawn room corner, for demo data: no photo of anybody's home. `hue` tells the rooms apart. */
export async function drawPhoto(hue: number): Promise<Buffer> {
  const wall = `hsl(${hue} 28% 78%)`;
  const side = `hsl(${hue} 24% 68%)`;
  const boards = Array.from(
    { length: 14 },
    (_, index) => `<path d="M${-200 + index * 130} 900 L${180 + index * 70} 640" stroke="#8a6a48" stroke-width="3"/>`,
  ).join('');
  const specks = Array.from({ length: 900 }, (_, index) => {
    const x = (index * 733) % 1200;
    const y = (index * 389) % 620;
    return `<rect x="${x}" y="${y}" width="2" height="2" fill="#000" opacity="${((index * 17) % 10) / 60}"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="${wall}"/><path d="M0 0 H380 V640 L0 820 Z" fill="${side}"/>
    <path d="M0 820 L380 640 H1200 V900 H0 Z" fill="#b08a5e"/>${boards}
    <path d="M380 0 V640" stroke="#5b5348" stroke-width="4"/><path d="M0 812 L380 632 H1200" stroke="#f4f1ea" stroke-width="16" fill="none"/>
    <rect x="640" y="110" width="330" height="330" fill="#dfeaf2" stroke="#fbfaf6" stroke-width="22"/><path d="M805 110 V440 M640 275 H970" stroke="#fbfaf6" stroke-width="14"/>
    <rect x="70" y="240" width="190" height="480" fill="#f2efe6" stroke="#cfc8b8" stroke-width="10"/><circle cx="236" cy="500" r="11" fill="#7d7361"/>
    <path d="M450 40 l18 60 -12 50 22 70" stroke="#6b6256" stroke-width="3" fill="none"/>${specks}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
