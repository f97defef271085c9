import { height, polygon, repeat, sequence, width } from './canvas.ts';

/** The corner of a room, in a hue of its own, with cracks in the plaster. */
export function room(seed: number): string {
  const random = sequence(seed);
  const hue = (seed * 67) % 360;
  const boards = repeat(
    16,
    (index) => `<path d="M${-420 + index * 150} ${height}L${180 + index * 92} 850" stroke="#6d4f31" stroke-width="4"/>`,
  );
  const crack = (x: number, y: number): string =>
    `<path d="M${x} ${y}${repeat(9, () => `l${((random() - 0.4) * 34).toFixed(0)} ${(14 + random() * 32).toFixed(0)}`)}" stroke="#57503f" stroke-width="3.4" fill="none" opacity="0.75"/>`;
  return `<rect width="${width}" height="${height}" fill="hsl(${hue} 24% 76%)" filter="url(#plaster)"/>
    ${polygon(
      [
        [0, 0],
        [500, 0],
        [500, 850],
        [0, 1090],
      ],
      `fill="hsl(${hue} 22% 64%)" filter="url(#plaster)"`,
    )}
    ${polygon(
      [
        [0, 1090],
        [500, 850],
        [width, 850],
        [width, height],
        [0, height],
      ],
      'fill="#a67e52" filter="url(#grain)"',
    )}${boards}
    <path d="M500 0V850" stroke="#000" stroke-width="5" opacity="0.22"/><path d="M0 1078L500 838H${width}" stroke="#f3efe6" stroke-width="22" fill="none"/>
    <rect x="860" y="150" width="440" height="440" fill="#dbe7ee"/><g filter="url(#soft)"><ellipse cx="1010" cy="470" rx="150" ry="90" fill="#8ca57f"/><ellipse cx="1220" cy="500" rx="130" ry="80" fill="#7d996f"/></g>
    <path d="M860 150h440v440h-440zM1080 150v440M860 370h440" stroke="#f8f6f0" stroke-width="20" fill="none"/><path d="M836 606h488" stroke="#efece3" stroke-width="26"/>
    ${polygon(
      [
        [90, 300],
        [330, 345],
        [330, 930],
        [90, 1045],
      ],
      'fill="#efebe1" stroke="#c9c1af" stroke-width="12"',
    )}<circle cx="300" cy="640" r="13" fill="#77705f"/>
    ${crack(600, 40)}${crack(1390, 90)}${crack(720, 470)}`;
}

/** Old tiles behind a bath, a few cracked, grout gone grey. */
export function bathroom(seed: number): string {
  const random = sequence(seed);
  const size = 132;
  const tiles = repeat(13 * 7, (index) => {
    const x = (index % 13) * size - 30;
    const y = Math.floor(index / 13) * size - 40;
    const cracked = random() > 0.93;
    const tile = `<rect x="${x}" y="${y}" width="${size - 7}" height="${size - 7}" rx="3" fill="hsl(${186 + random() * 10} ${16 + random() * 6}% ${72 + random() * 9}%)"/><path d="M${x + 8} ${y + 12}h${size - 60}" stroke="#fff" stroke-width="5" opacity="0.35"/>`;
    const crack = `<path d="M${x + 12} ${y + 20}l40 30l14 44l42 22" stroke="#4c5a5c" stroke-width="3.4" fill="none"/>`;
    return cracked ? tile + crack : tile;
  });
  return `<rect width="${width}" height="${height}" fill="#8f9590"/>${tiles}<g filter="url(#plaster)"><path d="M-20 860H${width + 20}V${height}H-20z" fill="#f1f0ec"/></g>
    <path d="M-20 860H${width + 20}" stroke="#fff" stroke-width="34"/><path d="M-20 884H${width + 20}" stroke="#7b7a76" stroke-width="8" opacity="0.7"/>
    <path d="M770 470v250M700 470h140" stroke="#aab4b8" stroke-width="30" stroke-linecap="round"/><path d="M770 700v70h90" stroke="#c9d1d4" stroke-width="26" fill="none" stroke-linecap="round"/><circle cx="700" cy="470" r="30" fill="#d5dcdf"/><circle cx="840" cy="470" r="30" fill="#d5dcdf"/>`;
}

/** A double socket low on a wall, with one plug in. */
export function socket(seed: number): string {
  const hue = (seed * 41) % 360;
  const outlet = (x: number): string =>
    `<rect x="${x}" y="520" width="26" height="58" rx="5" fill="#2c2b29"/><rect x="${x - 62}" y="622" width="46" height="26" rx="5" fill="#2c2b29"/><rect x="${x + 42}" y="622" width="46" height="26" rx="5" fill="#2c2b29"/><rect x="${x - 16}" y="430" width="62" height="44" rx="8" fill="#e9e7df" stroke="#b9b6ab" stroke-width="4"/><path d="M${x + 2} 440h26" stroke="#c2362b" stroke-width="8"/>`;
  return `<rect width="${width}" height="${height}" fill="hsl(${hue} 14% 80%)" filter="url(#plaster)"/><rect x="430" y="356" width="740" height="420" rx="26" fill="#000" opacity="0.18" filter="url(#soft)"/><rect x="420" y="340" width="740" height="420" rx="24" fill="#f5f3ed" stroke="#cfccc2" stroke-width="5"/>
    ${outlet(590)}${outlet(950)}<circle cx="790" cy="550" r="15" fill="#a7a49a"/><path d="M782 543l16 14" stroke="#6f6c63" stroke-width="5"/>
    <path d="M0 980H${width}" stroke="#f4f1e8" stroke-width="150"/><path d="M0 904H${width}" stroke="#9d998d" stroke-width="6" opacity="0.6"/><rect y="1052" width="${width}" height="150" fill="#8d6c47" filter="url(#grain)"/>`;
}

/** The inside of an oven that has cooked for years. */
export function oven(seed: number): string {
  const random = sequence(seed);
  const grease = repeat(150, () => {
    const x = 330 + random() * 940;
    const y = 520 + random() * 400;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(8 + random() * 46).toFixed(0)}" ry="${(5 + random() * 22).toFixed(0)}" fill="hsl(${24 + random() * 16} 60% ${8 + random() * 14}%)" opacity="${(0.3 + random() * 0.5).toFixed(2)}"/>`;
  });
  const rack = (y: number): string =>
    `<path d="M320 ${y}H1280M340 ${y + 26}H1260" stroke="#a9aaa8" stroke-width="9"/>${repeat(22, (index) => `<path d="M${340 + index * 42} ${y}v26" stroke="#8f908e" stroke-width="6"/>`)}`;
  return `<rect width="${width}" height="${height}" fill="#c9c7c1" filter="url(#plaster)"/><rect x="180" y="90" width="1240" height="170" rx="16" fill="#26272a"/>${repeat(5, (index) => `<circle cx="${340 + index * 140}" cy="175" r="44" fill="#3b3d42" stroke="#74777d" stroke-width="6"/><path d="M${340 + index * 140} 140v30" stroke="#e6e6e2" stroke-width="7"/>`)}<rect x="1060" y="135" width="260" height="80" rx="10" fill="#0d1a14"/>
    <rect x="180" y="290" width="1240" height="760" rx="18" fill="#1a1a1c"/>${polygon(
      [
        [290, 370],
        [1310, 370],
        [1190, 500],
        [410, 500],
      ],
      'fill="#2a2724"',
    )}<rect x="410" y="500" width="780" height="330" fill="#35302a" filter="url(#plaster)"/>${polygon(
      [
        [290, 980],
        [1310, 980],
        [1190, 830],
        [410, 830],
      ],
      'fill="#2c251c"',
    )}<g filter="url(#soft)">${grease}</g>${rack(560)}${rack(720)}`;
}
