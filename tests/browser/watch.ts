/** Records a page's layout shifts and CSP violations in `window.seen`. */
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    seen: { shift: number; moved: string[]; cspViolations: string[] };
  }
}

/** Runs in the page before its scripts. */
export function watchPage(): void {
  window.seen = { shift: 0, moved: [], cspViolations: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      window.seen.shift += entry.value;
      const sources: unknown = 'sources' in entry ? entry.sources : [];
      for (const source of Array.isArray(sources) ? sources : [])
        if (source.node instanceof Element)
          window.seen.moved.push(`${source.node.localName}.${source.node.className}`);
        else if (source.node instanceof Text) window.seen.moved.push(source.node.data.slice(0, 40));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.seen.cspViolations.push(`${violatedDirective} ${blockedURI}`);
  });
}
