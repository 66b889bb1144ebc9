/** The visual style of a hero and its page. */
export type Family = 'urgent' | 'care' | 'reference';

/** Tones from the distant background to the foreground: shade, light, and the dark of windows and doors. */
export type Tone = 'far' | 'mid' | 'shade' | 'light' | 'dark' | 'sun';

/** A filled area, or with `line` a stroke of that width. */
export type Layer = [tone: Tone, d: string, line?: { width: number; dash?: string }];

export type Scene = {
  family: Family;
  /** Low scenes span the page below the text; tall ones fill its right half. */
  shape: 'low' | 'tall';
  /** Back to front, in a view box of 1280 by 280 with the horizon at its bottom. */
  layers: Layer[];
};

const horizon = 280;

/** A full circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0 ${radius} ${radius} 0 1 1-${radius * 2} 0z`;
}

/** A wall on the horizon, or on another baseline. */
export function wall(x: number, width: number, height: number, foot = horizon): string {
  return `M${x} ${foot}v-${height}h${width}v${height}z`;
}

/** Walls side by side, each with its width and height. */
export function skyline(x: number, steps: [width: number, height: number][]): string {
  return `M${x} ${horizon}${steps.map(([width, height]) => `V${horizon - height}h${width}`).join('')}V${horizon}z`;
}

/** A gable roof with eaves over a wall. */
export function gable(x: number, width: number, height: number, foot: number): string {
  return `M${x - 8} ${foot}l${width / 2 + 8}-${height} ${width / 2 + 8} ${height}z`;
}

/** Parallel lines: rows of windows as dashes, or ripples. */
export function lines(x: number, y: number, width: number, count: number, step: number): string {
  return Array.from({ length: count }, (_, index) => `M${x} ${y + index * step}h${width}`).join('');
}

/** The trunk of a palm and its fronds, as lines. */
export function palm(x: number, height: number, foot = horizon): string {
  const lean = Math.round(height / 9);
  return `M${x} ${foot}q${lean}-${Math.round(height / 2)} ${lean / 2}-${height}q-9-13-27-5m27 5q-4-16-20-20m20 20q5-17 21-19m-21 19q11-13 28-4m-28 4q-14 0-20 13m20-13q15 0 20 14`;
}

/** Stroke of a palm. */
export const palmLine = { width: 4 };
