#!/usr/bin/env node
// A bot that picks one of its choices by lot. docs/bots.md tells what goes in and out.
import { createInterface } from 'node:readline';

const say = (answer) => console.log(JSON.stringify(answer));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is === 'hello') {
    say({ do: 'hello', protocol: 1, name: 'JavaScript' });
  } else if (message.is === 'turn') {
    const move = message.choices[Math.floor(Math.random() * message.choices.length)];
    say({ do: 'choose', turn: message.turn, move });
  } else if (message.is === 'bye') {
    process.exit();
  }
}
