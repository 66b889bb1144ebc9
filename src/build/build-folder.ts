/** Output folder of Vite and Vike. `npm run build` moves the finished site from there to `dist/`. */
export const buildFolder = '.cache/build';
