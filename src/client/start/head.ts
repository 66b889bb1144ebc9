/** Title and description as this page has them, whatever else ran; the description is created if it is missing. */
export function keepHead(): void {
  const { title, description } = document.documentElement.dataset;
  if (title && document.title !== title) document.title = title;
  if (!description) return;
  let meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = description;
}
