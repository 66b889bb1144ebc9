export type ProseProps = { html: string; lead?: boolean | undefined };

/** Text that the content engine has compiled from Markdown. */
export function Prose({ html, lead }: ProseProps) {
  return <div className={lead ? 'prose lead' : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
}
