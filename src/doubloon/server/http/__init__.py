"""The HTTP API, in OpenAPI at /openapi.json: people, tables, games, replays, and care for the server itself."""
