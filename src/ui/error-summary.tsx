type ErrorSummaryProps = {
  id: string;
  heading: string;
  /** Each links to its field and repeats the words that stand there. */
  errors: { fieldId: string; text: string }[];
};

/** Always on the page, so that a script can fill, show and focus it. */
export function ErrorSummary({ id, heading, errors }: ErrorSummaryProps) {
  return (
    <div className="errs" id={id} tabIndex={-1} hidden={errors.length === 0} data-errors="">
      <div role="alert">
        <h3>{heading}</h3>
        <ul role="list">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
