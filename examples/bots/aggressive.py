"""A bot in plain Python, without Bellona: it attacks when it can, and else plays at random.

bellona bot-check "python3 examples/bots/aggressive.py"
bellona sim de_bello_punico/beneventum --bots "cmd:python3 examples/bots/aggressive.py,random" --games 4
"""

import json
import random
import sys

EAGER = ("attack", "shoot", "charge", "siege", "battle")


def choose(question: dict) -> str:
    """One of the choices; those that begin a fight first."""
    choices = question["choices"]
    fights = [action for action in choices if action.startswith(EAGER)]
    return random.choice(fights or choices)


for line in sys.stdin:
    told = json.loads(line)
    if told["t"] == "hello":
        answer = {"t": "ready", "name": "Aggressive"}
    elif told["t"] == "choose":
        answer = {"t": "play", "id": told["id"], "action": choose(told)}
    elif told["t"] == "quit":
        break
    else:
        continue  # messages of later versions
    print(json.dumps(answer), flush=True)
