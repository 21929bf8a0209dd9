// Addresses as data. Paths, not fragments: the fragment of a table's address carries its invitation, which browsers
// keep to themselves, so it stands in no server's log.

import { WAYS, type Way } from './setup';

export type Route =
  | { page: 'home' }
  /** `way`: how to play; none: as last time. */
  | { page: 'create'; way: Way | null }
  | { page: 'lobby' }
  | { page: 'table'; table: string; invite: string }
  | { page: 'gallery'; hero: string | null }
  | { page: 'board'; board: string }
  | { page: 'check' }
  /** `anchor` is the place on the page, such as the id of a rule. */
  | { page: 'help'; topic: Topic; anchor: string }
  | { page: 'settings' }
  | { page: 'history' }
  | { page: 'open' }
  | { page: 'ratings' }
  /** `at` is the frame it opens at. */
  | { page: 'replay'; table: string; at: number | null }
  | { page: 'share'; share: string; at: number | null }
  | { page: 'missing'; path: string };

export const TOPICS = ['play', 'keys', 'terms', 'rules'] as const;
export type Topic = (typeof TOPICS)[number];

const PLAIN = {
  '/': 'home',
  '/lobby': 'lobby',
  '/settings': 'settings',
  '/history': 'history',
  '/open': 'open',
  '/ratings': 'ratings',
  '/check': 'check',
} as const;
const ID = /^[\w-]{1,64}$/;

export function parse(path: string, fragment = ''): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (clean in PLAIN) return { page: PLAIN[clean as keyof typeof PLAIN] };
  const [, first, second, ...rest] = clean.split('/');
  if (rest.length === 0) {
    if (second !== undefined && ID.test(second)) {
      if (first === 't') return { page: 'table', table: second, invite: fragment.replace(/^#/, '') };
      if (first === 'r') return { page: 'replay', table: second, at: frameIn(fragment) };
      if (first === 's') return { page: 'share', share: second, at: frameIn(fragment) };
    }
    if (first === 'create') {
      const way = WAYS.find((one) => one === second);
      if (way !== undefined || second === undefined) return { page: 'create', way: way ?? null };
    }
    if (first === 'gallery' || first === 'heroes') return { page: 'gallery', hero: second ?? null };
    if (first === 'boards')
      return second === undefined ? { page: 'gallery', hero: null } : { page: 'board', board: second };
    if (first === 'help') {
      const topic = TOPICS.find((one) => one === (second ?? 'play'));
      if (topic !== undefined) return { page: 'help', topic, anchor: fragment.replace(/^#/, '') };
    }
  }
  return { page: 'missing', path };
}

const frameIn = (fragment: string): number | null => (/^#\d{1,6}$/.test(fragment) ? Number(fragment.slice(1)) : null);
const frameTo = (at: number | null): string => (at === null ? '' : `#${at}`);

export function address(route: Route): string {
  return IN_FRAGMENT ? `#${path(route)}` : path(route);
}

function path(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'table':
      return `/t/${route.table}${route.invite ? `#${route.invite}` : ''}`;
    case 'replay':
      return `/r/${route.table}${frameTo(route.at)}`;
    case 'share':
      return `/s/${route.share}${frameTo(route.at)}`;
    case 'create':
      return route.way === null ? '/create' : `/create/${route.way}`;
    case 'gallery':
      return route.hero === null ? '/heroes' : `/heroes/${route.hero}`;
    case 'board':
      return `/boards/${route.board}`;
    case 'help':
      return `/help${route.topic === 'play' ? '' : `/${route.topic}`}${route.anchor ? `#${route.anchor}` : ''}`;
    case 'missing':
      return route.path;
    default:
      return `/${route.page}`;
  }
}

/** The static site has its routes in the fragment, so that any host can serve its one page at any address. */
const IN_FRAGMENT = import.meta.env.MODE === 'site';

/** The route of an address: of the page's, or of a link's. */
function routeOf({ pathname, hash }: { pathname: string; hash: string }): Route {
  if (!IN_FRAGMENT || (!hash.startsWith('#/') && pathname !== location.pathname)) return parse(pathname, hash);
  if (!hash.startsWith('#/')) return { page: 'home' };
  const [, path = '', anchor = ''] = hash.split('#');
  return parse(path, anchor === '' ? '' : `#${anchor}`);
}

class Router {
  route = $state<Route>(routeOf(location));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(to: Route, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address(to));
    else history.replaceState(null, '', address(to));
    this.route = to;
    scrollTo(0, 0);
  }

  #read(): void {
    const { hash } = location;
    if (IN_FRAGMENT && hash !== '' && !hash.startsWith('#/')) return; // a place on the page that is shown
    this.route = routeOf(location);
  }

  /** Plain clicks on links of our own change the page in place; all others are the browser's. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target !== '' || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (isAnchor(link)) return;
    event.preventDefault();
    this.go(routeOf(link));
  }
}

/** A place on the page that is shown. */
function isAnchor({ pathname, hash }: HTMLAnchorElement): boolean {
  if (pathname !== location.pathname || hash === location.hash) return false;
  return IN_FRAGMENT ? !hash.startsWith('#/') : !pathname.startsWith('/t/');
}

export const router = new Router();
