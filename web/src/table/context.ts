// The open table, for all parts of its page.
import { getContext, setContext } from 'svelte';
import type { OpenTable } from './open.svelte';

const KEY = Symbol('table');
export const provideTable = (table: OpenTable): OpenTable => setContext(KEY, table);
export const tableOf = (): OpenTable => getContext<OpenTable>(KEY);
