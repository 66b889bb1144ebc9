/** The first error of XML that is not well-formed. */
export function findXmlError(xml: string): string | undefined {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  if (body === xml) return 'no XML declaration';
  let end = 0;
  for (const match of body.matchAll(/<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const between = body.slice(end, match.index);
    const found =
      findTextError(between) ?? (open.length === 0 && end > 0 ? `<${match[2]}> after the end` : undefined);
    if (found !== undefined) return found;
    end = match.index + match[0].length;
    if (match[1] === '/') {
      const last = open.pop();
      if (last !== match[2]) return `</${match[2]}> closes <${last}>`;
    } else if (match[4] !== '/') open.push(match[2] ?? '');
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return body.slice(end).trim() === '' ? undefined : `text after the end: ${body.slice(end, end + 40)}`;
}

function findTextError(text: string): string | undefined {
  if (/[<>]/.test(text)) return `a stray bracket: ${text.trim().slice(0, 60)}`;
  return /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)
    ? `a bare &: ${text.slice(0, 60)}`
    : undefined;
}
