// A bot in JavaScript (Node.js): it prefers what ends its turn, and else takes the middle of the list.
//   bellona bot-check "node examples/bots/cautious.mjs"
import { createInterface } from "node:readline";

const CALM = ["done", "stand", "decline", "accept", "suggested", "pass"];

const choose = ({ choices }) =>
  choices.find((action) => CALM.includes(action)) ?? choices[Math.floor(choices.length / 2)];

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.t === "hello") say({ t: "ready", name: "Cautious" });
  else if (told.t === "choose") say({ t: "play", id: told.id, action: choose(told) });
  else if (told.t === "quit") process.exit(0);
}
