import { blades, height, polygon, repeat, sequence, width } from './canvas.ts';

function treesBehind(random: () => number): string {
  const crowns = repeat(16, () => {
    const x = random() * width;
    const y = 180 + random() * 260;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(110 + random() * 150).toFixed(0)}" ry="${(80 + random() * 110).toFixed(0)}" fill="hsl(${92 + random() * 30} 24% ${30 + random() * 16}%)"/>`;
  });
  return `<rect width="${width}" height="700" fill="url(#sky)"/><g filter="url(#far)">${crowns}<rect x="-60" y="520" width="${width + 120}" height="700" fill="hsl(90 22% 38%)"/></g>`;
}

/** A weathered closeboard fence with leaning posts; boards are missing where one leans most. */
export function fence(seed: number): string {
  const random = sequence(seed);
  const [top, foot, board] = [330, 960, 62];
  const leanAt = 6 + Math.floor(random() * 12);
  const boards = repeat(27, (index) => {
    const near = Math.max(0, 3 - Math.abs(index - leanAt));
    if (near === 3 && seed % 2) return '';
    const x = index * board - 20;
    const drop = near * 16 + random() * 10;
    const shade = 30 + random() * 10;
    return `<g transform="rotate(${(near * 1.9 + (random() - 0.5) * 0.5).toFixed(2)} ${x} ${foot})"><rect x="${x}" y="${(top + drop).toFixed(0)}" width="${board - 4}" height="${(foot - top - drop).toFixed(0)}" fill="hsl(${26 + random() * 8} ${16 + random() * 8}% ${shade}%)"/><rect x="${x + board - 9}" y="${(top + drop).toFixed(0)}" width="6" height="${(foot - top - drop).toFixed(0)}" fill="#15100a" opacity="0.35"/></g>`;
  });
  const posts = repeat(5, (index) => {
    const x = 70 + index * 370;
    const lean = Math.abs(x / board - leanAt) < 3.2 ? 5.5 : (random() - 0.5) * 0.8;
    return `<g transform="rotate(${lean.toFixed(1)} ${x} ${foot + 30})"><rect x="${x}" y="${top - 46}" width="54" height="${foot - top + 80}" fill="hsl(28 18% 27%)"/><path d="M${x - 6} ${top - 46}h66l-10 -18h-46z" fill="hsl(28 16% 34%)"/></g>`;
  });
  const rails = [top + 120, foot - 150]
    .map((y) => `<rect y="${y}" width="${width}" height="42" fill="hsl(27 18% 24%)"/>`)
    .join('');
  return `${treesBehind(random)}<g filter="url(#grain)">${boards}${rails}${posts}</g><rect y="${foot - 10}" width="${width}" height="${height}" fill="hsl(86 26% 30%)" filter="url(#leaves)"/>${blades(random, { count: 620, from: foot - 8, reach: 74, hue: 78 })}`;
}

/** The foot of one post, gone soft where it meets the ground. */
export function fencePost(seed: number): string {
  const random = sequence(seed);
  const rot = repeat(46, () => {
    const x = 640 + random() * 330;
    const y = 700 + random() * 190;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(10 + random() * 34).toFixed(0)}" ry="${(24 + random() * 60).toFixed(0)}" fill="#120b06" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="hsl(86 20% 40%)" filter="url(#leaves)"/><g filter="url(#soft)"><rect width="600" height="900" fill="hsl(28 18% 32%)" filter="url(#grain)"/><rect x="1010" width="600" height="900" fill="hsl(29 20% 35%)" filter="url(#grain)"/></g>
    <rect x="620" y="-20" width="370" height="960" fill="hsl(30 22% 38%)" filter="url(#grain)"/><g filter="url(#soft)">${rot}</g><rect y="880" width="${width}" height="320" fill="hsl(26 30% 18%)" filter="url(#plaster)"/>${blades(random, { count: 260, from: 860, reach: 150, hue: 80 })}`;
}

/** A back garden left to itself: brambles, nettles, an old shed behind. */
export function garden(seed: number): string {
  const random = sequence(seed);
  const shed = `<g><rect x="1040" y="330" width="360" height="330" fill="hsl(25 20% 33%)" filter="url(#grain)"/>${polygon(
    [
      [1010, 340],
      [1220, 220],
      [1430, 340],
    ],
    'fill="#4b4a4d"',
  )}<rect x="1160" y="430" width="110" height="230" fill="hsl(26 24% 24%)"/></g>`;
  const bramble = repeat(130, () => {
    const x = random() * width;
    const y = 620 + random() * 520;
    const reach = 90 + random() * 190;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(reach * 0.5).toFixed(0)} ${(-reach).toFixed(0)} ${reach.toFixed(0)} ${(-reach * 0.15).toFixed(0)}" stroke="hsl(${20 + random() * 70} 26% ${20 + random() * 16}%)" stroke-width="6" fill="none"/>`;
  });
  const leaves = repeat(520, () => {
    const x = random() * width;
    const y = 520 + random() * 640;
    const size = 12 + random() * 26;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.62).toFixed(0)}" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="hsl(${82 + random() * 40} ${30 + random() * 24}% ${20 + random() * 26}%)"/>`;
  });
  return `${treesBehind(random)}<rect y="300" width="${width}" height="300" fill="hsl(28 16% 36%)" filter="url(#grain)" opacity="0.85"/>${shed}<rect y="590" width="${width}" height="620" fill="hsl(96 26% 22%)" filter="url(#leaves)"/>${blades(random, { count: 420, from: 600, reach: 260, hue: 76 })}${bramble}${leaves}`;
}
