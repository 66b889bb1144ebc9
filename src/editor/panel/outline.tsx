/// <reference lib="dom" />
/** Outlines the value that a click would open, and shows its file and field. */
import { formatPathLabel } from '#content/fields/labels.ts';
import type { FieldLocation } from '../contract.ts';
import { measureBox } from './shown-values.ts';
import type { ShownValue } from './shown-values.ts';

export function Outline({ value }: { value: ShownValue }) {
  const { left, top, width, height } = measureBox(value);
  return (
    <>
      <div className="frame" style={{ left: left - 4, top: top - 4, width: width + 8, height: height + 8 }} />
      <div
        className="name"
        style={{
          left: Math.max(8, Math.min(left - 4, innerWidth - 260)),
          top: top > 32 ? top - 28 : top + height + 6,
        }}
      >
        {formatLocationLabel(value.location)}
      </div>
    </>
  );
}

/** Formats a location, as in "content/pages/probate.md · Top of the page › Heading". */
export function formatLocationLabel({ file, path }: FieldLocation): string {
  return `${file} · ${formatPathLabel(path)}`;
}
