// A page for those who draw (`npm run dev`, then /showcase.html): all parts with sample data. It is not built.
import { mount } from 'svelte';

import type { Content } from '../text/sheets';
import Showcase from './Showcase.svelte';
import '../art/theme.css';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') ?? 'en';
const files = import.meta.glob<{ default: Content }>('../generated/content.*.json');
const load = files[`../generated/content.${language}.json`];
if (!load) throw new Error(`no content in ${language}`);
document.documentElement.lang = language;
for (const name of ['theme', 'contrast', 'motion']) {
  const value = asked.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const target = document.getElementById('app');
if (target)
  mount(Showcase, {
    target,
    props: {
      content: (await load()).default,
      only: asked.get('only'),
      pick: asked.get('pick'),
      homebrew: asked.get('homebrew'),
    },
  });
