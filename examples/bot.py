#!/usr/bin/env python3
"""A bot that picks one of its choices by lot. docs/bots.md tells what goes in and out."""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        answer = {"do": "hello", "protocol": 1, "name": "Python"}
    elif message["is"] == "turn":
        answer = {"do": "choose", "turn": message["turn"], "move": random.choice(message["choices"])}
    elif message["is"] == "bye":
        break
    else:
        continue  # "refused", "over", and whatever a newer table may say
    print(json.dumps(answer), flush=True)
