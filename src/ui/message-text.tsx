/** Text of an error. A format in it, such as YYYY-MM-DD, doesn't wrap. */
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
