import { beforeEach, describe, expect, it, vi } from 'vitest';

import { address, parse, router, type Route } from '../src/router.svelte';

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'create', way: null },
    { page: 'create', way: 'screen' },
    { page: 'lobby' },
    { page: 'settings' },
    { page: 'table', table: 'aB3-_x', invite: 'secret' },
    { page: 'table', table: 'aB3', invite: '' },
    { page: 'history' },
    { page: 'open' },
    { page: 'ratings' },
    { page: 'replay', table: 'aB3-_x', at: null },
    { page: 'replay', table: 'aB3-_x', at: 42 },
    { page: 'share', share: 'x_9', at: 0 },
    { page: 'gallery', hero: null },
    { page: 'gallery', hero: 'medusa' },
    { page: 'board', board: 'sarpedon' },
    { page: 'check' },
    { page: 'help', topic: 'play', anchor: '' },
    { page: 'help', topic: 'keys', anchor: '' },
    { page: 'help', topic: 'rules', anchor: 'CMB-7' },
  ];
  it.each(routes)('$page is read back from its address', (route) => {
    const [path = '', fragment = ''] = address(route).split('#');
    expect(parse(path, fragment && `#${fragment}`)).toEqual(route);
  });

  it('does not mind a slash at the end', () => {
    expect(parse('/settings/')).toEqual({ page: 'settings' });
  });

  it('knows the gallery by its former address', () => {
    expect(parse('/gallery/medusa')).toEqual({ page: 'gallery', hero: 'medusa' });
  });

  it('reads a frame only from a number', () => {
    expect(parse('/r/x', '#1e3')).toEqual({ page: 'replay', table: 'x', at: null });
  });

  it.each([
    '/t',
    '/t/',
    '/t/a b',
    '/t/x/y',
    '/nowhere',
    '/gallery/a/b',
    '/create/nothing',
    '/help/nothing',
    '/boards/a/b',
    '/r',
    '/s/',
    '/r/a/b',
  ])('%s is no page', (path) => {
    expect(parse(path).page).toBe('missing');
  });
});

describe('a click on a link', () => {
  const link = document.createElement('a');
  beforeEach(() => {
    link.href = '/settings';
    document.body.append(link);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    router.go({ page: 'home' });
  });
  const click = (how: MouseEventInit): boolean =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

  it('changes the page in place', () => {
    expect(click({})).toBe(false);
    expect(router.route).toEqual({ page: 'settings' });
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    (how) => {
      let taken = true;
      const note = (event: Event): void => {
        taken = event.defaultPrevented;
        event.preventDefault(); // there is nowhere to go in a test
      };
      addEventListener('click', note);
      click(how);
      removeEventListener('click', note);
      expect(taken).toBe(false);
      expect(router.route).toEqual({ page: 'home' });
    },
  );
});
