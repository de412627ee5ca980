import { mount } from 'svelte';
import App from './App.svelte';
import { listenForFirstTap } from './sound/kit';
import './styles/fonts.css';
import './styles/palette.css';
import.meta.glob('../../games/*/web/room.css', { eager: true });
import './styles/base.css';
import './styles/forms.css';
import { words } from './words/words.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('The page has no place for itself.');
listenForFirstTap();
await words.begin();
// Whoever still sees what stood here before has got no page at all.
target.replaceChildren();
mount(App, { target });
// Only a secure context has service workers; everything but installing works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/worker.js').catch(() => {});
