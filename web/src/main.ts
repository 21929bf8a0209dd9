import { mount } from 'svelte';

import App from './App.svelte';
import './art/theme.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

export default mount(App, { target });
