import { tw } from './classes.ts';

/** Small links beside each other, and what stands among them: the page itself, a link that is still to come. */
export const chipClass = {
  link: tw(
    'inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-[2rem] border border-edge bg-white px-[0.9rem] py-[0.3rem] text-deep no-underline hover:border-current',
  ),
  current: tw(
    'inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-[2rem] border-2 border-current bg-white px-[0.9rem] py-[0.3rem] font-bold text-deep no-underline',
  ),
  pending: tw(
    'inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-[2rem] border border-dashed border-edge bg-white px-[0.9rem] py-[0.3rem] text-soft no-underline hover:border-current',
  ),
};
