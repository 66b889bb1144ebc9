/** Text of an error or toast. Formats in it, such as YYYY-MM-DD, don't wrap. */
export function MessageText({ text }: { text: string }) {
  return text.split(/(\S+-\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="whitespace-nowrap" key={index}>
        {part}
      </span>
    ),
  );
}
