// What a player has set, kept in the browser.

import { isLanguage, type Language } from './language/translator';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  contrast: 'normal' | 'high';
  motion: 'auto' | 'full' | 'none';
  /** Of one: 1 is the size of the design. */
  textSize: number;
  /** How fast things move; 0: at once. */
  speed: number;
  /** Choices without an alternative are taken without asking. */
  auto: boolean;
  /** Ids of spaces and rules are shown, and answers can be written. */
  notation: boolean;
  /** Whether anything is heard. */
  sound: boolean;
  /** Of one. */
  volume: number;
  /** The bed of the board is heard, too. */
  bed: boolean;
  /** Phones tremble. */
  vibration: boolean;
}

export const TEXT_SIZES = [0.875, 1, 1.125, 1.25, 1.5] as const;
export const VOLUMES = [0.25, 0.5, 0.75, 1] as const;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const SPEEDS = [0.5, 1, 2, 0] as const;
const KEY = 'peerless.settings';

const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  contrast: ['normal', 'high'],
  motion: ['auto', 'full', 'none'],
  textSize: TEXT_SIZES,
  speed: SPEEDS,
  auto: [true, false],
  notation: [true, false],
  sound: [true, false],
  volume: VOLUMES,
  bed: [true, false],
  vibration: [true, false],
} as const;

/** The first of the browser's languages that is one of ours. */
export function wantedLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}

/** What was kept, as far as it can be understood. */
export function readSettings(kept: string | null, languages: readonly string[]): Settings {
  const settings: Settings = {
    language: wantedLanguage(languages),
    theme: 'auto',
    contrast: 'normal',
    motion: 'auto',
    textSize: 1,
    speed: 1,
    auto: true,
    notation: false,
    sound: true,
    volume: 0.75,
    bed: true,
    vibration: true,
  };
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return settings;
  }
  if (typeof found !== 'object' || found === null) return settings;
  const given = found as Record<string, unknown>;
  if (typeof given['language'] === 'string' && isLanguage(given['language'])) settings.language = given['language'];
  for (const [name, choices] of Object.entries(CHOICES))
    if ((choices as readonly unknown[]).includes(given[name])) Object.assign(settings, { [name]: given[name] });
  return settings;
}

export const settings = $state<Settings>(readSettings(kept(), globalThis.navigator?.languages ?? []));

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: settings last as long as the page
  }
}

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // they still hold for this page
  }
}

/** Puts the settings on the page, where the style sheets look for them. */
export function applySettings(root: HTMLElement, { language, theme, contrast, motion, textSize }: Settings): void {
  root.lang = language;
  const marks = {
    theme: theme === 'auto' ? '' : theme,
    contrast: contrast === 'high' ? 'high' : '',
    motion: motion === 'auto' ? '' : motion,
  };
  for (const [name, value] of Object.entries(marks))
    if (value) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  root.style.setProperty('--text-size', String(textSize));
}
