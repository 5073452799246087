import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte';
import './style.css';
import { loadOwnWords } from './words.svelte';

await loadOwnWords(settings.language);
mount(App, { target: document.getElementById('app')! });
