// Whether the page is a phone held upright: there a board stands upright too.

class Portrait {
  current = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.('(orientation: portrait) and (max-width: 44rem)');
    if (!query) return;
    this.current = query.matches;
    query.addEventListener?.('change', (event) => (this.current = event.matches));
  }
}

export const portrait = new Portrait();
