/** The words of an error. A pattern in them, such as YYYY-MM-DD, stays on one line. */
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
