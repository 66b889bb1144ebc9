/** Where Vite and Vike write, from the root of the project. `npm run build` moves the finished site from there to `dist/`. */
export const buildFolder = '.cache/build';
