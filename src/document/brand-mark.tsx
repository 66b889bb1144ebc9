/** A temple front on the horizon, the sun behind its shoulder. */
export function BrandMark() {
  return (
    <svg className="i logo" viewBox="0 0 32 32" aria-hidden="true">
      <circle className="sol" cx="22.5" cy="9.5" r="7.5" />
      <path d="M2 28h28M5 24h22M8 24v-9M16 24v-9M24 24v-9M4 13h24L16 6z" />
    </svg>
  );
}
