/** The still picture of a video that has none: the sun over the hills, where the button is. */
export function Poster() {
  return (
    <svg className="art" viewBox="0 0 320 180" aria-hidden="true">
      <path className="sky" d="M0 0h320v180H0z" />
      <circle className="sol" cx="160" cy="84" r="58" />
      <path className="far" d="M0 180v-52l44-30 38 24 46-44 52 46 44-26 96 46v36z" />
      <path d="M0 146h320M24 158h76M150 164h60M236 156h60" />
    </svg>
  );
}
