// Names and devices: who is shown as a guest, and how a device is signed out.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { api } from '../../src/app.svelte';
import Devices from '../../src/identity/Devices.svelte';
import PlayerName from '../../src/identity/PlayerName.svelte';
import { currentLanguage } from '../../src/language/currentLanguage.svelte';

beforeAll(() => currentLanguage.select('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a name', () => {
  const shown = (name: string, claimed: boolean): string =>
    render(PlayerName, { name, claimed }).container.textContent!.trim();

  it('is shown as it is once it is claimed', () => {
    expect(shown('Ann', true)).toBe('Ann');
  });

  it('that nobody has claimed is marked as a guest’s', () => {
    expect(shown('Ann', false)).toBe('Ann guest');
  });

  it('of a new visitor says it once, and who was deleted is a guest', () => {
    expect(shown('Guest', false)).toBe('Guest');
    cleanup();
    expect(shown('', false)).toBe('Guest');
  });

  it('does not turn the text around it', () => {
    const { container } = render(PlayerName, { name: 'שלום', claimed: true });
    expect(container.querySelector('bdi')?.textContent).toBe('שלום');
  });
});

describe('devices', () => {
  const device = { device: 'd1', browser: 'Firefox', system: 'Android', added: 5, seen: 86_400_000 * 365, this: true };

  it('are listed, and all but this one can be signed out', async () => {
    const other = { ...device, device: 'd2', browser: '', system: '', this: false };
    const listed = vi.spyOn(api, 'devices').mockResolvedValueOnce({ devices: [device, other] });
    listed.mockResolvedValueOnce({ devices: [device] });
    const dropped = vi.spyOn(api, 'dropDevice').mockResolvedValue();
    render(Devices);
    await screen.findByText('Firefox · Android');
    expect(screen.getByText('Unknown device')).toBeTruthy();
    expect(screen.getByText('Last used Jan 1, 1971')).toBeTruthy();
    const buttons = screen.getAllByRole('button', { name: /Sign out/ });
    expect(buttons).toHaveLength(1);
    await fireEvent.click(buttons[0]!);
    await vi.waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    expect(dropped).toHaveBeenCalledWith('d2');
  });
});
