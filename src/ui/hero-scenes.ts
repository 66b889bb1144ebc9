/** How a hero looks, and with it its page: hurried, calm, or made for looking up. */
export type Family = 'urgent' | 'care' | 'reference';

type Scene = {
  family: Family;
  sun: { x: number; y: number; radius: number };
  /** Far shapes, in the color of haze. */
  far: string;
  /** Near shapes, white with an outline. */
  white: string;
  /** Lines alone. On the deep ground of the urgent ones they are light, so theirs lie on no white shape. */
  line: string;
};

const horizon = 'M0 299.5h480';

/**
 * The drawings of the heroes: courts and streets on a ruler, houses and land, papers. Each fills a view box
 * of 480 by 300 and stands on the same horizon at its foot; the ruler is that of the hero.
 */
export const heroScenes = {
  court: {
    family: 'urgent',
    sun: { x: 240, y: 206, radius: 90 },
    far: '',
    white:
      'M52 300v-20h376v20zM76 280v-18h328v18zM96 262V148h24v114zm82 0V148h24v114zm100 0V148h24v114zm82 0V148h24v114zM72 148v-22h336v22zM56 126 240 40l184 86z',
    line: '',
  },
  courthouse: {
    family: 'urgent',
    sun: { x: 372, y: 116, radius: 74 },
    far: 'M-40 300c60-70 150-90 250-60s190 20 1800-20v80z',
    white:
      'M96 300v-18h288v18zM114 282v-18h252v18zM130 264V152h20v112zM178 264V152h20v112zM302 264V152h20v112zM350 264V152h-20v112zM216 264V152h68v112zM232 264v-64a18 18 0 0 1 36 0v64zM110 152v-20h280v20zM98 132 250 62l152 70zM250 92a13 13 0 1 0 .1 0z',
    line: 'M250 62V20h34l-8 10 8 10h-34M52 300c-4-40 0-68 12-98M64 202c-18-16-38-12-48 2M64 202c-8-22-26-30-44-24M64 202c4-22 20-32 38-26M64 202c16-12 34-6 42 8M436 300c4-26 2-46-6-66M430 234c-12-10-26-8-32 2M430 234c-4-14-16-20-28-16M430 234c4-16 16-22 28-16M430 234c14-8 26-4 32 8',
  },
  statehouse: {
    family: 'urgent',
    sun: { x: 110, y: 116, radius: 66 },
    far: 'M-60 300l130-130 60 60 70-80 90 90 70-60 80 70 110-80 150 100 200-60 300 90z',
    white:
      'M84 300v-86h312v86zM74 214v-16h332v16zM180 300v-98h120v98zM206 184v-42h68v42zM168 202l72-40 72 40zM200 142a40 48 0 0 1 80 0zM230 96V74h20v22M202 300v-98M228 300v-98M252 300v-98M278 300v-98M106 236h18v36h-18zM144 236h18v36h-18zM318 236h18v36h-18zM356 236h18v36h-18z',
    line: 'M240 74V40M40 300v-16M40 284H12l28-34 28 34zM40 258H20l20-26 20 26zM440 300v-18M440 282h-30l30-36 30 36zM440 254h-22l22-28 22 28z',
  },
  street: {
    family: 'urgent',
    sun: { x: 318, y: 112, radius: 72 },
    far: 'M-20 300v-90h50v-50h60v140zM340 300V130h60v60h80v46h90v-36h80v50h1400v50z',
    white:
      'M34 300v-76h92v76zM22 224l58-48 58 48zM66 300v-44h28v44zM156 300V96h84v204zM198 96v204M156 130h84M156 164h84M156 198h84M156 232h84M156 266h84M268 300v-92h116v92zM254 208l72-58 72 58zM312 300v-50h30v50zM284 228h16v22h-16zM354 228h16v22h-16z',
    line: 'M440 300c4-40-2-74-14-102M426 198c-20-14-40-8-48 8M426 198c-8-20-26-28-42-22M426 198c6-22 24-30 42-22M426 198c20-10 38-2 44 14',
  },
  bungalow: {
    family: 'urgent',
    sun: { x: 322, y: 146, radius: 84 },
    far: 'M0 300v-20c60-16 90-18 140-8 60-18 110-22 170-10 60-14 110-10 170 8v30z',
    white:
      'M136 300v-14h236v14zM152 286v-96h204v96zM118 190l58-78h156l58 78zM292 112V84h26v28zM232 286v-66h48v66zM172 250v-36h40v36zM300 250v-36h40v36zM214 190l42-38 42 38zM192 214v36M172 232h40M320 214v36M300 232h40M74 300v-52h7v52zM58 248v-18a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v18z',
    line: 'M110 226v-26h14v10h-14M446 300c6-50-2-92-14-122M432 178c-20-16-38-10-46 6M432 178c-8-22-26-30-42-24M432 178c6-24 24-34 44-26M432 178c18-12 36-4 44 12M24 300c-4-28-2-46 6-64M30 236c-12-12-26-8-32 4M30 236c-4-14-16-20-28-16M30 236c4-16 16-22 28-16M30 236c14-8 24-2 28 8',
  },
  house: {
    family: 'care',
    sun: { x: 360, y: 136, radius: 66 },
    far: 'M0 300c40-50 90-66 150-40l150 40c60-50 110-60 180-44s200 4 300 14 300 0 700 20v10z',
    white: 'M118 298V176h224v122zM96 184 150 104h160l54 80zM196 298v-84h56v84zM178 104V84h26v20z',
    line: `${horizon}M142 248v-44h32v44zM142 226h32M274 248v-44h44v44zM274 226h44M296 204v44M242 258v4M118 270h56M274 270h68M408 298c4-40-2-74-14-102M394 196c-20-14-40-8-48 8M394 196c-8-20-26-28-42-22M394 196c6-22 24-30 42-22M394 196c20-10 38-2 44 14M60 298v-40M60 258c-22 0-28-34 0-52 28 18 22 52 0 52z`,
  },
  family: {
    family: 'care',
    sun: { x: 196, y: 150, radius: 96 },
    far: 'M-20 300c60-50 150-60 240-36 120-40 220-30 320-10s900 10 1400 16v30z',
    white:
      'M100 298v-78a34 34 0 0 1 68 0v78zM134 128a25 25 0 1 0 .1 0zM226 298v-84a36 36 0 0 1 72 0v84zM262 120a26 26 0 1 0 .1 0zM172 298v-44a25 25 0 0 1 50 0v44zM197 188a19 19 0 1 0 .1 0zM326 298v-96h112v96zM312 202l70-58 70 58zM366 298v-50h32v50zM412 160v-30h16v44',
    line: `${horizon}M58 298v-40M58 258c-24 0-30-38 0-58 30 20 24 58 0 58z`,
  },
  oak: {
    family: 'care',
    sun: { x: 330, y: 134, radius: 70 },
    far: 'M0 300c60-30 150-40 240-34 100-26 200-30 340-10s300 10 900 24v20z',
    white:
      'M216 298c8-30 8-60 0-92h44c-8 32-8 62 4 92zM150 212c-42 0-56-50-18-66-14-40 36-66 60-38 18-40 84-40 98 0 36-14 66 28 40 56 26 24 2 60-34 50-26 20-52 14-66-4-22 18-56 20-80 2z',
    line: `${horizon}M238 206v-58M238 182l-28-26M238 172l30-28M338 298v-26h84v26M330 272h100M334 256h92M334 256v16M426 256v16M70 298v-26M70 272c-14 0-18-22 0-34 18 12 14 34 0 34z`,
  },
  coast: {
    family: 'care',
    sun: { x: 250, y: 210, radius: 84 },
    far: 'M0 300c30-56 110-84 200-84h1300v84z',
    white: 'M308 240h96l-16 22h-66zM352 232V128l52 104zM344 232v-84l-36 84z',
    line: `${horizon}M400 216h1100M196 244h84M214 262h60M420 256h44M170 280h120M330 282h70M84 298c-6-62 0-112 22-156M106 142c-28-22-58-16-72 6M106 142c-12-32-40-44-66-34M106 142c4-34 30-50 58-40M106 142c26-18 54-8 66 14M106 142c4 14 2 30-6 42M36 298c0-30 2-50 10-72M46 226c-14-12-30-8-38 4M46 226c-6-16-20-24-34-18M46 226c2-18 16-26 30-20M46 226c14-8 28-2 34 8`,
  },
  mountains: {
    family: 'care',
    sun: { x: 150, y: 112, radius: 62 },
    far: 'M-60 300l110-116 66 66 60-44 80 70 70-40 60 54 90-64 90 54 120-40 160 40h600v20z',
    white: 'M120 298 262 70l60 96 34-44 112 176z',
    line: `${horizon}M214 148l22 14 26-24 24 22 18-12M336 148l20 14 18-12M60 298v-18M60 280H32l28-30 28 30zM60 254H38l22-28 22 28zM108 298v-12M108 286H88l20-24 20 24zM108 266H92l16-22 16 22zM420 298v-12M420 286h-22l22-26 22 26zM420 264h-18l18-24 18 24z`,
  },
  bridge: {
    family: 'care',
    sun: { x: 240, y: 196, radius: 80 },
    far: 'M0 300c30-52 90-78 160-78h1300v78z',
    white: 'M110 298V92h24v206zM346 298V92h24v206zM0 222v-14h2000v14z',
    line: `${horizon}M0 170c50-10 90-40 122-84 60 150 176 150 236 0 32 44 72 74 122 84M40 162v46M76 142v66M166 158v50M200 184v24M240 190v18M280 184v24M314 158v50M404 142v66M440 162v46M110 130h24M346 130h24M150 252h40M206 256h64M262 250h66M400 254h60M150 278h84M280 280h50M90 280h14`,
  },
  lighthouse: {
    family: 'care',
    sun: { x: 240, y: 106, radius: 72 },
    far: 'M0 300c30-34 90-50 160-50h1300v50z',
    white:
      'M212 270l14-142h28l14 142zM218 128v-10h44v10zM226 118V88h28v30zM222 88l18-18 18 18zM150 298c10-18 34-30 60-30h60c26 0 50 12 60 30zM282 268v-34l20-14 20 14v34h-40z',
    line: `${horizon}M216 232h48M221 178h38M240 70V56M270 98l150-34M270 106l160 14M210 98 60 64M210 106 50 120M128 250h68M330 250h150M84 270h60M384 272h60M60 286h70M360 286h50`,
  },
  papers: {
    family: 'reference',
    sun: { x: 330, y: 124, radius: 70 },
    far: 'M-20 300c60-70 200-90 300-50s160 30 240 24 900 0 1400 6v20z',
    white: 'M148 298h-40V112h40M148 298V76h136l44 44v178zM364 298v-44h58v44zM376 254v-14h34v14z',
    line: `${horizon}M284 76v44h44M174 148h108M174 174h128M174 200h128M174 258c16-26 26-22 22-2s14 6 24-8 14 6 28 0M384 240l44-108 14 6-40 102M60 298v-40M60 258c-22 0-28-34 0-52 28 18 22 52 0 52z`,
  },
  books: {
    family: 'reference',
    sun: { x: 318, y: 122, radius: 72 },
    far: 'M-20 300c60-90 200-110 300-70s160 30 240 24 200 10 900 30v16z',
    white:
      'M120 298v-34h216v34zM138 264v-32h184v32zM112 232v-30h196v30zM204 202l-10-14h64l-10 14zM214 188V100h24v88zM158 100h136v-8H158zM360 298v-16h64v16z',
    line: `${horizon}M144 264v34M300 264v34M160 232v32M284 232v32M136 202v30M280 202v30M226 92V76M166 100l-22 50h44zM286 100l-22 50h44zM144 150a22 14 0 0 0 44 0M264 150a22 14 0 0 0 44 0M372 282v-70h40v70M392 212v70M60 298v-86h28v86M60 228h28M60 284h28`,
  },
} satisfies { [name: string]: Scene };

export type HeroArtName = keyof typeof heroScenes;

function isHeroArtName(name: string): name is HeroArtName {
  return Object.hasOwn(heroScenes, name);
}

export const heroArtNames: HeroArtName[] = Object.keys(heroScenes).filter(isHeroArtName);

/** The colors of a family where no stylesheet is: in a file of its own, and in pictures of shared links. Far land is a shade of its ground. */
export const familyColors = {
  urgent: { ground: '#0f3a3f', line: '#e3eeeb', far: '#cfdfdb', farOpacity: 0.13 },
  care: { ground: '#f8eedb', line: '#0f3a3f', far: '#f6b73c', farOpacity: 0.25 },
  reference: { ground: '#e3eeeb', line: '#0f3a3f', far: '#cfdfdb', farOpacity: undefined },
} satisfies { [family in Family]: object };

/** The shapes of a scene as SVG, without a stylesheet. `farFill` takes the place of the far land's color. */
export function sceneShapes(name: HeroArtName, farFill?: string): string {
  const { family, sun, far, white, line } = heroScenes[name];
  const colors = familyColors[family];
  return `<g fill="none" stroke="#0f3a3f" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#f6b73c" stroke="none"/><path d="${far}" fill="${farFill ?? colors.far}" opacity="${colors.farOpacity ?? 1}" stroke="none"/><path d="${white}" fill="#fff"/><path d="${line}" stroke="${colors.line}"/></g>`;
}

/** A hero's scene as a file, in public/drawings. Far land, which elsewhere goes on beside it, fades out. */
export function sceneFile(name: HeroArtName): string {
  const { far } = familyColors[heroScenes[name].family];
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${far}" stop-opacity="${opacity}"/>`;
  const stops = [stop(0, 0), stop(0.2, 1), stop(0.8, 1), stop(1, 0)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 20 480 280" width="480" height="280"><linearGradient id="far" gradientUnits="userSpaceOnUse" x2="480">${stops.join('')}</linearGradient>${sceneShapes(name, 'url(#far)')}</svg>\n`;
}

/** The look of a page by its hero: what asks for a date is urgent, with a drawing or without; else by the scene. Without one it is a page to look something up. */
export function familyOf({ art, deadline }: { art?: HeroArtName | undefined; deadline?: unknown }): Family {
  if (deadline !== undefined) return 'urgent';
  return art === undefined ? 'reference' : heroScenes[art].family;
}
