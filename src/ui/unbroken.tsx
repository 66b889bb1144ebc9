import { unbroken } from '#typography/unbroken.ts';

const together = new RegExp(`(${unbroken})`, 'u');

/** Plain words, with what belongs together kept on one line. */
export function Unbroken({ text }: { text: string }) {
  // What the pattern captures stands at every second place.
  return text.split(together).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="nb">
        {part}
      </span>
    ),
  );
}
