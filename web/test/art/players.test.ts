// Colors follow heroes, not seats; bases follow seats.

import { afterEach, describe, expect, it } from 'vitest';

import { figureLook } from '../../src/art/figureLooks';
import { paletteOf } from '../../src/art/palettes';
import { baseOf, paintSeats, seatColors } from '../../src/art/players';

const seats = (...heroes: string[]) => heroes.map((hero, i) => ({ seat: `p${i + 1}`, hero }));

describe('the colors of a match', () => {
  afterEach(() => document.documentElement.removeAttribute('style'));

  it('are those of the hero in any seat', () => {
    const [first, second] = [seatColors(seats('medusa', 'alice')), seatColors(seats('alice', 'medusa'))];
    expect(first['--p1']).toBe(second['--p2']);
    expect(first['--figure-1']).toBe(paletteOf('medusa').deep);
    expect(second['--figure-ink-2']).toBe(paletteOf('medusa').bright);
  });

  it('tell two players with one hero apart, by the base too', () => {
    const colors = seatColors(seats('medusa', 'medusa', 'alice'));
    expect(colors['--p1']).not.toBe(colors['--p2']);
    expect(colors['--figure-1']).not.toBe(colors['--figure-2']);
    expect(colors['--figure-3']).toBe(paletteOf('alice').deep);
    expect(baseOf('p1')).not.toBe(baseOf('p2'));
  });

  it('are on the page as long as the match is', () => {
    const { style } = document.documentElement;
    const stop = paintSeats(seats('medusa', 'alice'));
    expect(style.getPropertyValue('--figure-2')).toBe(paletteOf('alice').deep);
    stop();
    expect(style.getPropertyValue('--figure-2')).toBe('');
  });
});

describe('the states of a fighter', () => {
  const look = (hero: string, token: string, side: string, index = 1) =>
    figureLook({ hero, kind: null }, [{ token, side, index }]);

  it('show on the figure', () => {
    const [big, small] = [look('alice', 'size', 'big', 0), look('alice', 'size', 'small')];
    expect(big.scale).toBeGreaterThan(small.scale);
    expect(big.pictures).not.toEqual(small.pictures);
    const [jekyll, hyde] = [look('jekyll_and_hyde', 'form', 'jekyll', 0), look('jekyll_and_hyde', 'form', 'hyde')];
    expect([jekyll.sides, hyde.sides]).toEqual([['form jekyll'], ['form hyde']]); // each has a drawing of its own
    expect(hyde.pictures).not.toEqual(jekyll.pictures);
  });

  it('of any other hero turn its colors', () => {
    expect(look('somebody', 'mood', 'calm', 0).turned).toBe(false);
    expect(look('somebody', 'mood', 'angry').turned).toBe(true);
  });
});
