function reportNotFound(): void {
  if (document.querySelector('[data-not-found]')) console.error('Not found:', location.pathname);
}

reportNotFound();
