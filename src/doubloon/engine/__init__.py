"""The engine: records, compiled rules, chance, events, and the matches and replays made of them. It knows no game."""
