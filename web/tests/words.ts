// The interface's own messages in both languages, before a test asks for one.
import { loadOwnWords } from '../src/words.svelte';

await Promise.all([loadOwnWords('en'), loadOwnWords('it')]);
