// The service worker as the page sees it: whether the site works offline, and whether a new version is ready.

import { clientCache, engineCache, type Release } from './release';

const HOUR = 3_600_000;

export class Updates {
  /** Whether a new version is ready: it starts when the page is loaded again. */
  ready = $state(false);
  /** Whether the next start works without a network; null: not known yet. */
  offline = $state<boolean | null>(null);
  readonly #workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  #checked = Date.now();

  constructor(
    readonly scope: string,
    readonly release: Release,
  ) {
    if ('locks' in navigator) {
      hold(clientCache(scope, release.version));
      hold(engineCache(scope, release.engine.version));
    }
  }

  /** Keeps the site for the next start. */
  async install(): Promise<void> {
    if (this.#workers === undefined) {
      this.offline = false;
      return;
    }
    let controlled = this.#workers.controller !== null;
    this.#workers.addEventListener('controllerchange', () => {
      this.ready ||= controlled; // another tab has updated
      controlled = true;
    });
    try {
      const registration = await this.#workers.register(`${this.scope}sw.js`, { scope: this.scope });
      this.ready ||= registration.waiting !== null;
      registration.addEventListener('updatefound', () => void this.#follow(registration));
      document.addEventListener('visibilitychange', () => this.#look(registration));
      await this.#follow(registration);
      if (registration.active ?? registration.waiting) await this.#workers.ready;
      this.offline = registration.active !== null;
    } catch {
      this.offline = false;
    }
  }

  /** Goes to the newest version. */
  async apply(): Promise<void> {
    const registration = await this.#workers?.getRegistration(this.scope);
    if (registration !== undefined) {
      if (registration.waiting === null) await registration.update().catch(() => undefined);
      const next = registration.waiting ?? registration.installing;
      if (next !== null && (await settled(next)) === 'installed') {
        const taken = new Promise((resolve) => this.#workers?.addEventListener('controllerchange', resolve));
        next.postMessage('update');
        await taken;
      }
    }
    location.reload();
  }

  async #follow(registration: ServiceWorkerRegistration): Promise<void> {
    const next = registration.installing;
    if (next === null) return;
    const isUpdate = registration.active !== null;
    if ((await settled(next)) === 'installed' && isUpdate) this.ready = true;
  }

  /** A page that stays open for days finds updates, too. */
  #look(registration: ServiceWorkerRegistration): void {
    if (document.visibilityState !== 'visible' || Date.now() - this.#checked < HOUR) return;
    this.#checked = Date.now();
    void registration.update().catch(() => undefined);
  }
}

/** The state of a service worker once it is installed, or has failed. */
function settled(worker: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Holds a lock as long as the page is open. */
function hold(name: string): void {
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
}
