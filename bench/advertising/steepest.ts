/** How a loss is asked for: it is returned, and its slope in each direction is written into `slope`. */
type Loss = (at: Float64Array, slope: Float64Array) => number;

const mostSteps = 200;
const remembered = 8;
const flat = 1e-6;
const mostTries = 25;

/** Where a loss that has one valley is least: each step heeds the last few (L-BFGS). The same each time. */
export function steepest(size: number, loss: Loss): Float64Array {
  let at = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = loss(at, slope);
  const past: { moved: Float64Array; turned: Float64Array; share: number }[] = [];
  for (let step = 0; step < mostSteps; step++) {
    const way = wayDown(slope, past);
    const fall = dot(way, slope);
    let length = step === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1;
    let next = at;
    let nextSlope = slope;
    let nextValue = value;
    for (let tries = 0; tries < mostTries; tries++) {
      next = at.map((here, index) => here + length * (way[index] ?? 0));
      nextSlope = new Float64Array(size);
      nextValue = loss(next, nextSlope);
      if (nextValue <= value + 1e-4 * length * fall) break;
      length /= 2;
    }
    const moved = next.map((there, index) => there - (at[index] ?? 0));
    const turned = nextSlope.map((there, index) => there - (slope[index] ?? 0));
    const curve = dot(moved, turned);
    const gained = value - nextValue;
    [at, slope, value] = [next, nextSlope, nextValue];
    if (gained < flat * Math.abs(value)) break;
    if (curve > 0) past.push({ moved, turned, share: 1 / curve });
    if (past.length > remembered) past.shift();
  }
  return at;
}

function wayDown(
  slope: Float64Array,
  past: readonly { moved: Float64Array; turned: Float64Array; share: number }[],
): Float64Array {
  const way = slope.map((value) => -value);
  const parts: number[] = [];
  for (const { moved, turned, share } of past.toReversed()) {
    const part = share * dot(moved, way);
    parts.push(part);
    add(way, turned, -part);
  }
  const last = past.at(-1);
  if (last !== undefined) {
    const scale = 1 / (last.share * dot(last.turned, last.turned));
    way.forEach((value, index) => (way[index] = value * scale));
  }
  for (const { moved, turned, share } of past) {
    const part = parts.pop() ?? 0;
    add(way, moved, part - share * dot(turned, way));
  }
  return way;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + (what[at] ?? 0) * times;
}
