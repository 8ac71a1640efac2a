# Doubloon as a container: pages and rules are made here, so that it starts at once and needs no compiler.
#   docker build -t doubloon . && docker run --read-only --tmpfs /tmp -p 8000:8000 -v doubloon:/data doubloon

FROM node:22-bookworm-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --loglevel=error --no-audit --no-fund
COPY web ./
COPY src/doubloon/games /build/src/doubloon/games
RUN npm run build

FROM python:3.12-slim-trixie AS server
WORKDIR /build
COPY requirements.lock ./
RUN python -m venv /opt/doubloon \
 && /opt/doubloon/bin/pip install --no-cache-dir --require-hashes --requirement requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src ./src
COPY --from=pages /build/src/doubloon/server/static ./src/doubloon/server/static
RUN /opt/doubloon/bin/pip install --no-cache-dir --no-deps --no-build-isolation .
# The rules are compiled for the processor of this machine: build where it runs, or on one of the same kind.
ENV DOUBLOON_CACHE=/opt/doubloon/rules
RUN /opt/doubloon/bin/doubloon prepare

FROM python:3.12-slim-trixie
# For backups of PostgreSQL, whose version in compose.yaml is this one.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 8000 --home-dir /data --shell /usr/sbin/nologin doubloon \
 && install --directory --owner=doubloon --group=doubloon --mode=0700 /data /backup
COPY --from=server /opt/doubloon /opt/doubloon
ENV PATH=/opt/doubloon/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    DOUBLOON_CACHE=/opt/doubloon/rules \
    DOUBLOON_DATA=/data \
    DOUBLOON_HOST=0.0.0.0
USER 8000:8000
VOLUME /data /backup
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/livez', timeout=4)"]
CMD ["doubloon", "serve"]
