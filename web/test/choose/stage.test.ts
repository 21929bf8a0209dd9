// The stage: heroes are looked at by mouse and keyboard, and only its buttons choose one.

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { notePlayed } from '../../src/choose/recentHeroes';
import HeroDialog from '../../src/choose/HeroDialog.svelte';
import { currentLanguage, say } from '../../src/language/currentLanguage.svelte';
import { content } from '../data';

const heroes = Object.values(content('en').heroes);
const names = heroes.map(({ name }) => name);

beforeEach(async () => {
  localStorage.clear();
  await currentLanguage.select('en');
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});
afterEach(cleanup);

function stage(first: string | null = 'medusa') {
  const onplay = vi.fn();
  const onclose = vi.fn();
  render(HeroDialog, { heroes, first, onplay, onclose });
  const hidden = { hidden: true }; // jsdom opens no dialogs
  return {
    onplay,
    onclose,
    tabs: () => screen.getAllByRole('tab', hidden),
    shown: () => screen.getByRole('tab', { selected: true, hidden: true }),
    panel: () => screen.getByRole('tabpanel', hidden),
    button: (key: string) => screen.getByRole('button', { name: say(key), hidden: true }),
  };
}

describe('the stage', () => {
  it('shows a face for every hero and the one it was opened with', () => {
    const { tabs, shown, panel } = stage();
    expect(tabs().map((tab) => tab.textContent.trim())).toEqual(names);
    expect(shown().textContent).toContain('Medusa');
    expect(within(panel()).getByRole('heading', { name: 'Medusa', hidden: true })).toBeTruthy();
  });

  it('says how a hero plays, who fights beside it and which cards are its own', () => {
    const { panel } = stage();
    const medusa = heroes.find(({ id }) => id === 'medusa')!;
    const text = panel().textContent;
    expect(text).toContain(say('web-style-level', { level: medusa.style.attack, most: 5 }));
    expect(text).toContain(say(`web-difficulty-${medusa.style.difficulty}`));
    expect(text).toContain('Harpy × 3');
    const cards = within(panel()).getByRole('heading', { name: say('web-signature'), hidden: true }).parentElement!;
    expect(within(cards).getAllByRole('article', { hidden: true })).toHaveLength(3);
    expect(cards.textContent).toContain('Gaze of Stone');
  });

  it('turns to the next hero with every arrow key, around the ends, and chooses none', async () => {
    const { onplay, onclose, shown } = stage();
    const at = names.indexOf('Medusa');
    const steps: [string, string | undefined][] = [
      ['ArrowRight', names[at + 1]],
      ['ArrowLeft', names[at]],
      ['ArrowDown', names[at + 1]],
      ['ArrowUp', names[at]],
      ['End', names.at(-1)],
      ['ArrowRight', names[0]],
      ['ArrowLeft', names.at(-1)],
      ['Home', names[0]],
    ];
    for (const [key, name] of steps) {
      await fireEvent.keyDown(shown(), { key });
      expect(shown().textContent).toContain(name);
    }
    expect(onplay).not.toHaveBeenCalled();
    expect(onclose).not.toHaveBeenCalled();
  });

  it('is one stop of the Tab key', () => {
    const { tabs, shown } = stage();
    expect(tabs().filter((tab) => tab.tabIndex === 0)).toEqual([shown()]);
  });

  it('chooses the hero that is shown', async () => {
    const { onplay, onclose, tabs, button } = stage();
    await fireEvent.click(tabs().find((tab) => tab.textContent.includes('Sinbad'))!);
    expect(onplay).not.toHaveBeenCalled();
    await fireEvent.click(button('web-hero-play'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith('sinbad');
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  });

  it('leaves the choice to chance', async () => {
    const { onplay, button } = stage();
    await fireEvent.click(button('web-hero-random'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('has the heroes that were played last in front, and opens with the last one', () => {
    notePlayed(['houdini']);
    notePlayed(['genie', 'gone']);
    const { tabs, shown } = stage(null);
    expect(tabs().map((tab) => tab.dataset['hero'])).toEqual([
      'genie',
      'houdini',
      ...heroes.map(({ id }) => id).filter((id) => id !== 'genie' && id !== 'houdini'),
    ]);
    expect(shown().dataset['hero']).toBe('genie');
    expect(document.getElementById(shown().getAttribute('aria-describedby')!)?.textContent).toBe(
      say('web-hero-recent'),
    );
  });
});
