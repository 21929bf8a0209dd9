import { describe, expect, it } from 'vitest';

import { applySettings, readSettings, wantedLanguage } from '../src/settings.svelte';
import { finished, freshSetup, mayBeRated, seated } from '../src/setup';

describe('settings', () => {
  it('begin with the language of the browser', () => {
    expect(wantedLanguage(['de-AT', 'uk-UA', 'en'])).toBe('uk');
    expect(wantedLanguage(['de'])).toBe('en');
    expect(readSettings(null, ['cs']).language).toBe('cs');
  });

  it('keep what can be understood', () => {
    const kept = JSON.stringify({ language: 'pl', theme: 'dark', textSize: 9, motion: 'none', auto: false, other: 1 });
    expect(readSettings(kept, [])).toMatchObject({
      language: 'pl',
      theme: 'dark',
      textSize: 1,
      motion: 'none',
      auto: false,
    });
    expect(readSettings('{', ['ru'])).toMatchObject({ language: 'ru', theme: 'auto' });
    expect(readSettings('3', [])).toMatchObject({ language: 'en' });
  });

  it('remember sound and volume', () => {
    expect(readSettings(null, [])).toMatchObject({ sound: true, volume: 0.75, bed: true, vibration: true });
    const kept = { sound: false, volume: 0.25, bed: false, vibration: false };
    expect(readSettings(JSON.stringify(kept), [])).toMatchObject(kept);
    expect(readSettings(JSON.stringify({ volume: 7, sound: 'loud' }), [])).toMatchObject({ sound: true, volume: 0.75 });
  });

  it('are put on the page', () => {
    const root = document.createElement('html');
    const settings = readSettings(null, ['uk']);
    applySettings(root, { ...settings, theme: 'dark', motion: 'none', contrast: 'high', textSize: 1.25 });
    expect([root.lang, root.dataset['theme'], root.dataset['motion'], root.dataset['contrast']]).toEqual([
      'uk',
      'dark',
      'none',
      'high',
    ]);
    expect(root.style.getPropertyValue('--text-size')).toBe('1.25');
    applySettings(root, settings);
    expect(Object.keys(root.dataset)).toEqual([]);
  });
});

describe('a set-up', () => {
  it('has as many seats as its mode allows', () => {
    const duel = freshSetup();
    expect(seated({ ...duel, mode: 'teams' }).seats.length).toBe(4);
    expect(seated({ ...duel, mode: 'free_for_all' }).seats.length).toBe(3);
    expect(seated({ ...duel, mode: 'free_for_all' }, 4).seats.length).toBe(4);
    expect(seated(seated({ ...duel, mode: 'teams' })).seats.length).toBe(4);
  });

  it('keeps who sits where', () => {
    const four = seated({ ...freshSetup(), mode: 'teams' });
    four.seats[1] = { kind: 'bot', level: 'hard', hero: null };
    expect(seated({ ...four, mode: 'duel' }).seats[1]).toEqual({ kind: 'bot', level: 'hard', hero: null });
  });

  it('is rated among persons only', () => {
    const setup = { ...freshSetup(), rated: true };
    expect(finished(setup).rated).toBe(true);
    setup.seats[0] = { kind: 'bot', level: 'easy', hero: null };
    expect([mayBeRated(setup), finished(setup).rated]).toEqual([false, false]);
  });

  it('names heroes only where its creator picks them', () => {
    const setup = freshSetup();
    setup.seats[0] = { kind: 'person', level: 'easy', hero: 'medusa' };
    expect(finished(setup).seats[0]?.hero).toBe('medusa');
    expect(finished({ ...setup, picking: 'blind' }).seats[0]?.hero).toBeNull();
  });
});
