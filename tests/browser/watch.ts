/** Records a page's layout shifts and CSP violations in `window.observations`. */
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    observations: { shift: number; movedElements: string[]; cspViolations: string[] };
  }
}

/** Runs in the page before its scripts. */
export function watchPage(): void {
  window.observations = { shift: 0, movedElements: [], cspViolations: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      window.observations.shift += entry.value;
      const sources: unknown = 'sources' in entry ? entry.sources : [];
      for (const source of Array.isArray(sources) ? sources : [])
        if (source.node instanceof Element)
          window.observations.movedElements.push(`${source.node.localName}.${source.node.className}`);
        else if (source.node instanceof Text)
          window.observations.movedElements.push(source.node.data.slice(0, 40));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.observations.cspViolations.push(`${violatedDirective} ${blockedURI}`);
  });
}
