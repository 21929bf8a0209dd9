import { fireEvent, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { EMOTES, type ChatLine } from '../../../src/protocol';
import { DRAWINGS } from '../../../src/table/emotes/drawings';
import { SHOWN_MS } from '../../../src/table/emotes/shownEmotes.svelte';
import { setUp, sit, views } from '../seatedTable';

setUp();
const view = views.map(([, one]) => one).find((one) => one.decision?.seat === one.seat)!;
const line = (guest: string, more: Partial<ChatLine> = {}): ChatLine => ({
  type: 'chat',
  guest,
  name: 'Bob',
  text: 'Wow!',
  at: 1,
  emote: 'wow',
  ...more,
});
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-shown-emote]')].map((node) => node.dataset['shownEmote'] ?? '');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function hear({ socket }: ReturnType<typeof sit>, ...lines: ChatLine[]): void {
  for (const one of lines) socket.say(one);
  flushSync();
}
async function openMenu({ page }: ReturnType<typeof sit>): Promise<HTMLElement> {
  await fireEvent.click(page.getByRole('button', { name: /^More/ }));
  return page.getByRole('log', { name: 'Chat' });
}

describe('an emote', () => {
  it('has a drawing of its own', () => {
    const drawn = EMOTES.map((emote) => JSON.stringify(DRAWINGS[emote]));
    expect(new Set(drawn).size).toBe(EMOTES.length);
  });

  it('is shown at the seat of its sender for a while, and stays in the chat', async () => {
    const table = sit(view);
    const log = await openMenu(table);
    hear(table, line('other'));
    expect(shown()).toEqual(['wow']);
    vi.advanceTimersByTime(SHOWN_MS);
    flushSync();
    expect(shown()).toEqual([]);
    expect(within(log).getAllByText('Wow!').length).toBe(1);
  });

  it('is announced to screen readers by its sender and its meaning', () => {
    const table = sit(view);
    hear(table, line('other'));
    expect(table.page.getAllByRole('status').map((node) => node.textContent?.trim())).toContain('Bob: Wow!');
  });

  it('replaces the one before of the same guest', () => {
    const table = sit(view);
    hear(table, line('other'));
    vi.advanceTimersByTime(SHOWN_MS / 2);
    hear(table, line('other', { emote: 'thanks' }));
    vi.advanceTimersByTime(SHOWN_MS - 1);
    flushSync();
    expect(shown()).toEqual(['thanks']);
  });

  it('of a spectator is in the chat only, and no unread line', async () => {
    const table = sit(view);
    hear(table, line('nobody'));
    expect(shown()).toEqual([]);
    expect(table.page.getByRole('button', { name: 'More' })).toBeTruthy();
    expect(within(await openMenu(table)).getByText('Wow!')).toBeTruthy();
  });

  it('of a newer server is read as text', async () => {
    const table = sit(view);
    hear(table, line('other', { emote: 'dance' as never, text: '<b>Dance!</b>' }));
    expect(shown()).toEqual([]);
    expect(within(await openMenu(table)).getByText('<b>Dance!</b>')).toBeTruthy();
  });

  it('disappears when its sender is muted', async () => {
    const table = sit(view);
    hear(table, line('other'));
    await fireEvent.click(within(await openMenu(table)).getByRole('button', { name: 'Mute' }));
    const { id = 0 } = table.socket.last!;
    table.socket.say({ type: 'accepted', id });
    hear(table, line('other', { emote: 'oops' }));
    expect(shown()).toEqual([]);
  });

  it('is sent with one press', async () => {
    const table = sit(view);
    await openMenu(table);
    await fireEvent.click(table.page.getByRole('button', { name: 'Well played!' }));
    expect(table.socket.last).toMatchObject({ type: 'emote', emote: 'well_played' });
  });
});
