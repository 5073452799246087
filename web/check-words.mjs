// Both languages say the same things with the same arguments, and every message that the sources name exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['en', 'it'];

function messages(file) {
  const found = new Map();
  let name = null;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const start = /^([a-z][\w-]*) *=/.exec(line);
    if (start) found.set((name = start[1]), new Set());
    else if (line.trim() && !/^\s/.test(line)) name = null;
    if (name) for (const [, arg] of line.matchAll(/\$(\w+)/g)) found.get(name).add(arg);
  }
  return found;
}

function files(folder, ending) {
  return readdirSync(folder, { recursive: true }).filter((name) => ending.test(name)).map((name) => join(folder, name));
}

function compare(folder) {
  const [first, second] = LANGUAGES.map((language) => messages(join(folder, `${language}.ftl`)));
  const problems = [];
  for (const [a, b, language] of [[first, second, LANGUAGES[1]], [second, first, LANGUAGES[0]]]) {
    for (const [name, args] of a) {
      if (!b.has(name)) problems.push(`${folder}: ${name} is missing in ${language}`);
      else for (const arg of args) if (!b.get(name).has(arg)) problems.push(`${folder}: ${name} does not use $${arg} in ${language}`);
    }
  }
  return problems;
}

function unknown() {
  const known = messages('src/words/en.ftl');
  const shell = files('src', /\.(svelte|ts)$/).filter((name) => !name.startsWith(join('src', 'games')) && !name.startsWith(join('src', 'board')));
  return shell.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w-]+)'/g)]
    .filter(([, name]) => !known.has(name)).map(([, name]) => `${file}: there is no message ${name}`));
}

const folders = [...new Set(files('src', /\.ftl$/).map((file) => file.replace(/[^/\\]+$/, '')))];
const problems = [...folders.flatMap(compare), ...unknown()];
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
