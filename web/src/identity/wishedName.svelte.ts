// What a visitor without a name will be called: as they typed, else as was suggested.

import { say } from '../language/currentLanguage.svelte';

let typed = $state<string | null>(null);
const [pick, number] = [Math.random(), 10 + Math.floor(Math.random() * 90)];

/** The same for as long as the page is open, in the language that is spoken. */
function suggested(): string {
  const words = say('web-name-suggestions').split(/,\s*/);
  return `${words[Math.floor(pick * words.length)] ?? ''} ${number}`.trim();
}

export const wishedName = {
  get text(): string {
    return typed ?? suggested();
  },
  set text(name: string) {
    typed = name;
  },
  /** What to be called with; a field that was emptied is as good as the suggestion. */
  get name(): string {
    return typed?.trim() || suggested() || say('web-guest');
  },
};
