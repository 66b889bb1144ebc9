/** A form such as EB-1A, or a name such as Miami-Dade: browsers would part it after the hyphen. */
const hyphened = /(\p{Lu}{1,3}-\d+\p{Lu}?|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/u;

/** Plain words, with what belongs together kept on one line. */
export function Unbroken({ text }: { text: string }) {
  // What the pattern captures stands at every second place.
  return text.split(hyphened).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="nb">
        {part}
      </span>
    ),
  );
}
